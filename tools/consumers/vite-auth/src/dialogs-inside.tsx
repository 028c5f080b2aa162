import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { backend } from './backend'
import { HostDialog } from './host-dialog'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { useAccount } from './use-account'

/** Renders provider and dialogs inside a dialog of the host. */
export function DialogsInside() {
  const { token, keep } = useAccount()
  const checkout = (
    <HostDialog>
      <AuthProvider backend={backend} locale={zhCn} onSignedIn={keep}>
        <LoginButton />
        <AuthDialogs />
      </AuthProvider>
    </HostDialog>
  )
  return <HostPage token={token} action={checkout} />
}
