import type { AuthMessages } from '../locales/auth-locale'
import type { AuthDialogName } from '../provider/auth-dialog'

/** The name of a dialog. */
export function dialogTitle(name: AuthDialogName, messages: AuthMessages): string {
  switch (name) {
    case 'login':
      return messages.loginTitle
    case 'register':
      return messages.registerTitle
    case 'reset':
      return messages.resetTitle
    case 'scan':
      return messages.scanTitle
    case 'bind-mobile':
      return messages.bindTitle
    case 'agreement':
      return messages.agreementTitle
  }
}
