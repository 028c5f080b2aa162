import type { SignInMethod } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import type { RegisteredRouter } from '@tanstack/react-router'
import { signIn } from '../../core/account/account'
import * as messages from '../../core/messages'
import { signInNotStored } from './messages'
import { takeDeletion } from './deletion-request'
import { continueAfterSignIn } from './continue-after-sign-in'

/** Signs in with the token from a dialog and continues. Rejects if the account cannot be loaded. */
export async function finishSignIn(
  router: RegisteredRouter,
  token: string,
  via: SignInMethod,
): Promise<void> {
  const services = router.options.context
  if (!(await signIn(services, token))) toast.error(signInNotStored)
  const { member } = services.session.state
  if (member !== null && takeDeletion(services.device, member.id, Date.now())) {
    toast.success(messages.deletionCanceled)
  }
  continueAfterSignIn(router, via)
}
