import { isVipActive } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'

/** Whether the learner has an active VIP plan. */
export function useIsVipMember(): boolean {
  return useSessionState(({ member }) => member !== null && isVipActive(member))
}
