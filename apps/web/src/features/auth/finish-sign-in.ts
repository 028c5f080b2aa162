import type { SignInWay } from '@shuyuan/auth-dialogs'
import { toast } from '@shuyuan/ui'
import type { RegisteredRouter } from '@tanstack/react-router'
import { signIn } from '../../core/account/account'
import * as messages from '../../core/messages'
import { takeDeletion } from './deletion-request'
import { goOnAfterSignIn } from './go-on-after-sign-in'

/** Signs in with the token that a dialog got, and goes on from there; without an account it rejects. */
export async function finishSignIn(
  router: RegisteredRouter,
  token: string,
  via: SignInWay,
): Promise<void> {
  const services = router.options.context
  await signIn(services, token)
  const { member } = services.session.state
  if (member !== null && takeDeletion(services.device, member.id, Date.now())) {
    toast.success(messages.deletionCanceled)
  }
  goOnAfterSignIn(router, via)
}
