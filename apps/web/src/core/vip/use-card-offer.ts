import { isVipActive } from '@shuyuan/api'
import { useSessionState } from '@shuyuan/session/react'
import { useSellsVip } from './use-sells-vip'

/** VIP props of course cards. */
export function useCardOffer() {
  const { member } = useSessionState()
  return { sellsVip: useSellsVip(), isMember: member !== null && isVipActive(member) }
}
