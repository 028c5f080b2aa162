import type { SignInMethod } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import type { RegisteredRouter } from '@tanstack/react-router'
import { signIn } from '../../../core/account/account'
import { takeDeletion } from '../deletion-request'
import * as messages from '../messages'
import { continueAfterSignIn } from './continue-after-sign-in'

/** Signs in with the token from a dialog and continues. Rejects if the account cannot be loaded. */
export async function finishSignIn(
  router: RegisteredRouter,
  token: string,
  via: SignInMethod,
): Promise<void> {
  const services = router.options.context
  if (!(await signIn(services, token))) toast.error(messages.signInNotStored)
  const { member } = services.session.state
  if (member !== null && takeDeletion(services.device, member.id, Date.now())) {
    toast.success(messages.deletionCanceled)
  }
  continueAfterSignIn(router, via)
}
