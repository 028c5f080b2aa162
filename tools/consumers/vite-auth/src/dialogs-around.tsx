import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import type { ComponentType, ReactNode } from 'react'
import { backend } from './backend'
import { HostDialog } from './host-dialog'
import { HostPage } from './host-page'
import { LoginButton } from './login-button'
import { NativeDialog } from './native-dialog'
import { useAccount } from './use-account'

/** Renders provider and dialogs at the root, and opens them from a dialog of the host. */
function Around({ checkout: Checkout }: { checkout: ComponentType<{ children: ReactNode }> }) {
  const { token, keep } = useAccount()
  const checkout = (
    <Checkout>
      <LoginButton />
    </Checkout>
  )
  return (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={keep}>
      <HostPage token={token} action={checkout} />
      <AuthDialogs />
    </AuthProvider>
  )
}

/** Around a Radix dialog. */
export function DialogsAround() {
  return <Around checkout={HostDialog} />
}

/** Around a modal `<dialog>`. */
export function DialogsAboveNative() {
  return <Around checkout={NativeDialog} />
}
