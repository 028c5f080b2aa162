import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { useAccount } from './use-account'

const backend = createFakeBackend()

/** The example of the README. */
export function App() {
  const { token, keep } = useAccount()
  return (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={keep}>
      <HostPage token={token} action={<LoginButton />} />
      <AuthDialogs />
    </AuthProvider>
  )
}
