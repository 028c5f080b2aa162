import { isVipActive } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useSellsVip } from './use-sells-vip'

/** How cards show what a VIP plan opens: whether plans are sold, and whether this learner holds one. */
export function useCardOffer() {
  const { member } = useSessionState()
  return { sellsVip: useSellsVip(), isMember: member !== null && isVipActive(member) }
}
