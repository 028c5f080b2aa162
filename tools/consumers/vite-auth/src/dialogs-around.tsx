import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { backend } from './backend'
import { HostDialog } from './host-dialog'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { useAccount } from './use-account'

/** Provider and dialogs stand at the root; they are opened from inside a dialog of the host. */
export function DialogsAround() {
  const { token, keep } = useAccount()
  const checkout = (
    <HostDialog>
      <LoginButton />
    </HostDialog>
  )
  return (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={keep}>
      <HostPage token={token} action={checkout} />
      <AuthDialogs />
    </AuthProvider>
  )
}
