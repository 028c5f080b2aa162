import { isVipActive, type Member } from '@shuyuan/api'
import { vipPurchasesQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useSellsVip } from '../site/vip'
import { useServices } from '../use-services'

/** An expired VIP plan. */
interface FormerPlan {
  planId: number
  name: string
  /** ISO instant. */
  expiresAt: string
  isActive: false
}

/**
 * The latest expired VIP plan of a learner without an active one. The server removes it from the member record
 * within an hour, so the hook reads the purchases. Returns `undefined` while they load, and `null` if there is
 * no such plan or the purchases fail to load.
 */
export function useFormerPlan(
  member: Pick<Member, 'role' | 'roleExpiresAt'> | null,
): FormerPlan | null | undefined {
  const { api } = useServices()
  const sellsVip = useSellsVip()
  // For accounts that never had a plan, `roleExpiresAt` is the registration date. No request is needed.
  const hadOne = member !== null && member.role === null && member.roleExpiresAt === null
  const { data, isLoading } = useQuery({ ...vipPurchasesQuery(api), enabled: hadOne && sellsVip })
  if (isLoading) return undefined
  const last = data?.items[0]
  if (!hadOne || !last?.plan || last.expiresAt === null) return null
  const { plan, expiresAt } = last
  // The plan was revoked before its end.
  if (isVipActive({ role: plan, roleExpiresAt: expiresAt })) return null
  return { planId: plan.id, name: plan.name, expiresAt, isActive: false }
}
