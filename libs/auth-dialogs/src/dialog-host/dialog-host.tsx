import { Dialog } from '@shuyuan/ui'
import type { AuthMessages } from '../locales/auth-locale'
import type { AuthDialog, AuthDialogName } from '../provider/auth-dialog'
import { AgreementPanel } from '../agreement/agreement-panel'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { LoginPanel } from '../login/login-panel'
import { RegisterForm } from '../register/register-form'
import { ResetPasswordForm } from '../reset-password/reset-password-form'
import { ScanLoginPanel } from '../scan-login/scan-login-panel'
import { useAuthContext } from '../provider/use-auth-context'
import { useStylesCheck } from '../provider/use-setup-check'
import { useAuthMessages } from '../provider/auth-hooks'
import { AuthHeader } from './auth-header'
import { useCloseOnBack } from './use-close-on-back'
import { useFocusOnSwitch } from './use-focus-on-switch'

/** Message key of each dialog's title. */
const titles = {
  login: 'loginTitle',
  register: 'registerTitle',
  reset: 'resetTitle',
  scan: 'scanTitle',
  'bind-mobile': 'bindTitle',
  agreement: 'agreementTitle',
} as const satisfies Record<AuthDialogName, keyof AuthMessages>

function DialogPanel({ dialog }: { dialog: AuthDialog }) {
  switch (dialog.name) {
    case 'login':
      return <LoginPanel {...dialog.args} />
    case 'register':
      return <RegisterForm {...dialog.args} />
    case 'reset':
      return <ResetPasswordForm {...dialog.args} />
    case 'scan':
      return <ScanLoginPanel />
    case 'bind-mobile':
      return <BindMobileForm {...dialog.args} />
    case 'agreement':
      return <AgreementPanel {...dialog.args} />
  }
}

const width = 500

/**
 * One modal dialog for all flows. Its content switches without a remount, so closing it always returns the
 * focus to the element that opened the first dialog.
 */
export function DialogHost({ dialog }: { dialog: AuthDialog }) {
  const { close, config } = useAuthContext()
  const messages = useAuthMessages()
  const content = useFocusOnSwitch(dialog)
  const title = messages[titles[dialog.name]]
  const isDismissible = dialog.name !== 'agreement'
  useStylesCheck(config.container)
  useCloseOnBack(isDismissible && config.closesOnBack === true, close)
  const dismiss = () => close()
  return (
    <Dialog
      open
      onOpenChange={dismiss}
      title={title}
      header={
        <AuthHeader dialog={dialog.name} title={title} onClose={isDismissible ? dismiss : null} />
      }
      lang={messages.lang}
      width={width}
      container={config.container}
      dismissible={isDismissible}
    >
      <div ref={content} data-auth-part="dialog" data-auth-dialog={dialog.name}>
        <DialogPanel key={dialog.opening} dialog={dialog} />
      </div>
    </Dialog>
  )
}
