import { useIsVipMember } from './use-is-vip-member'
import { useSellsVip } from './use-sells-vip'

/** VIP props of course cards. */
export function useCardOffer() {
  return { sellsVip: useSellsVip(), isMember: useIsVipMember() }
}
