import { vipPlansQuery } from '@shuyuan/api/query'
import { OrderFormSkeleton } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryBlock } from '../../../app/page/query-block'
import { useSellsVip } from '../../../app/vip/use-sells-vip'
import { useServices } from '../../../app/use-services'
import { exceedsLastExpiry } from './exceeds-last-expiry'
import { NothingToOrder } from './nothing-to-order'
import { OrderBlock } from './order-block'
import { orderPlansQuery } from './order-plans-query'
import { retryAtOnce } from '../../../app/retry-at-once'

/** The order of one VIP plan. */
export function VipOrder({ planId }: { planId: number }) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const isOpen = useSellsVip()
  const { member } = useSessionState()
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
