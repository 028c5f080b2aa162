import { type Member, isVipActive } from '@shuyuan/api'
import { retryAtOnce, vipPlansQuery } from '@shuyuan/api/query'
import { OrderFormSkeleton } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryBlock } from '../../../core/page/query-block'
import { useSellsVip } from '../../../core/site/vip'
import { useServices } from '../../../core/use-services'
import { NothingToOrder } from './nothing-to-order'
import { OrderBlock } from './order-block'
import { orderPlansQuery } from '../order-queries'

// The server cannot store later times: such a plan could be paid but would never be delivered.
const lastExpiry = Date.parse('2038-01-19T03:14:07Z')

/** True if a plan would expire later than the server can store. Days are added to an active membership. */
export function exceedsLastExpiry(
  days: number,
  member: Pick<Member, 'role' | 'roleExpiresAt'> | null,
): boolean {
  const runningUntil =
    member?.roleExpiresAt && isVipActive(member) ? Date.parse(member.roleExpiresAt) : 0
  return Math.max(Date.now(), runningUntil) + days * 86_400_000 > lastExpiry
}

export function VipOrder({ planId }: { planId: number }) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const isOpen = useSellsVip()
  const member = useSessionState((state) => state.member)
  const query = useQuery({ ...orderPlansQuery(api), enabled: isOpen })
  if (!isOpen) return <NothingToOrder reason="vip-closed" />
  return (
    <QueryBlock query={query} skeleton={<OrderFormSkeleton />}>
      {(plans) => {
        const plan = plans.find(({ id }) => id === planId)
        if (plan === undefined) return <NothingToOrder reason="plan-missing" />
        const { name, price, days } = plan
        if (exceedsLastExpiry(days, member)) return <NothingToOrder reason="plan-too-long" />
        return (
          <OrderBlock
            goods={{ type: 'ROLE', id: planId }}
            shown={{ kind: 'vip', name, cover: null, price, days }}
            protocol="vip"
            priceNow={async () => {
              const now = await queryClient.fetchQuery({
                ...vipPlansQuery(api),
                staleTime: 0,
                retry: retryAtOnce,
              })
              return now.find(({ id }) => id === planId)?.price ?? null
            }}
          />
        )
      }}
    </QueryBlock>
  )
}
