import { isVipActive, type Member } from '@shuyuan/api'
import { vipPurchasesQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useSellsVip } from './use-sells-vip'
import { useServices } from '../use-services'

/** A VIP plan that is over. */
interface FormerPlan {
  planId: number
  name: string
  /** ISO instant. */
  expiresAt: string
  isActive: false
}

/**
 * The VIP plan that ran out last, of a learner who holds none. The learner's own data forgets it within
 * the hour, so that it is read from the purchases; `null` until they are known, and when they are not.
 */
export function useFormerPlan(
  member: Pick<Member, 'role' | 'roleExpiresAt'> | null,
): FormerPlan | null {
  const { api } = useServices()
  const sellsVip = useSellsVip()
  // Accounts that never had a plan carry their first day as its end: nothing is asked for them.
  const hadOne = member !== null && member.role === null && member.roleExpiresAt === null
  const { data } = useQuery({ ...vipPurchasesQuery(api), enabled: hadOne && sellsVip })
  const last = data?.items[0]
  if (!hadOne || !last?.plan || last.expiresAt === null) return null
  const { plan, expiresAt } = last
  // Taken away before its end.
  if (isVipActive({ role: plan, roleExpiresAt: expiresAt })) return null
  return { planId: plan.id, name: plan.name, expiresAt, isActive: false }
}
