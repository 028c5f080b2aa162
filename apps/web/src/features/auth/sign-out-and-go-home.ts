import { toast } from '@shuyuan/ui'
import type { RegisteredRouter } from '@tanstack/react-router'
import { signOut, renewPersonalData } from '../../core/account/account'
import { forgetSearches } from '../../core/account/recent-searches'
import type { Services } from '../../core/services'

/** Leaves time to notice the message before the page changes. */
const redirectDelayMs = 500

const signedOut = '已安全退出'
const notesKept = '本机笔记没有删除'

/** Ends the session, shows a message and navigates home. */
export function signOutAndGoHome(
  services: Services,
  router: RegisteredRouter,
  message = signedOut,
): void {
  const memberId = services.session.getMemberId() ?? 0
  if (services.device.get(`notes-delete-${memberId}`)) {
    import('../../core/account/member-records').then(
      (code) => code.deleteNotes(services, memberId),
      () => toast.error(notesKept),
    )
  }
  signOut(services)
  services.drafts.clear()
  forgetSearches(services.device)
  toast.success(message)
  setTimeout(() => {
    void router.navigate({ to: '/' }).then(() => {
      // A learner who signed in again in the meantime has already refetched.
      if (services.session.getToken() === null) renewPersonalData(services)
    })
  }, redirectDelayMs)
}
