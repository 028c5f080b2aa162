import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { backend } from './backend'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { useAccount } from './use-account'

const english = () => import('@shuyuan/auth-dialogs/locales/en').then(({ en }) => en)

/** A page in English. The locale loads with the dialogs’ code. */
export function EnglishApp() {
  const { token, keep } = useAccount()
  return (
    <AuthProvider backend={backend} locale={english} onSignedIn={keep}>
      <HostPage token={token} action={<LoginButton />} />
      <AuthDialogs />
    </AuthProvider>
  )
}
