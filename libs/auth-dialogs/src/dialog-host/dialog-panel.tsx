import { AgreementPanel } from '../agreement/agreement-panel'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { LoginPanel } from '../login/login-panel'
import type { AuthDialog } from '../provider/auth-dialog'
import { RegisterForm } from '../register/register-form'
import { ResetPasswordForm } from '../reset-password/reset-password-form'
import { ScanLoginPanel } from '../scan-login/scan-login-panel'

/** The content of an opened dialog. */
export function DialogPanel({ dialog }: { dialog: AuthDialog }) {
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
