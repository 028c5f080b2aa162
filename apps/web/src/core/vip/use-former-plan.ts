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
 * The VIP plan that ended last, of a learner who holds none. The member record drops it within the hour,
 * so it is read from the purchases: `undefined` while they load, `null` without such a plan and when they
 * cannot be loaded.
 */
export function useFormerPlan(
  member: Pick<Member, 'role' | 'roleExpiresAt'> | null,
): FormerPlan | null | undefined {
  const { api } = useServices()
  const sellsVip = useSellsVip()
  // Accounts that never had a plan carry their first day as its end: nothing is asked for them.
  const hadOne = member !== null && member.role === null && member.roleExpiresAt === null
  const { data, isLoading } = useQuery({ ...vipPurchasesQuery(api), enabled: hadOne && sellsVip })
  if (isLoading) return undefined
  const last = data?.items[0]
  if (!hadOne || !last?.plan || last.expiresAt === null) return null
  const { plan, expiresAt } = last
  // Taken away before its end.
  if (isVipActive({ role: plan, roleExpiresAt: expiresAt })) return null
  return { planId: plan.id, name: plan.name, expiresAt, isActive: false }
}
