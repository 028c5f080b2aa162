import { vipPlansQuery } from '@shuyuan/api/query'
import { useSite } from '@shuyuan/site/react'
import { Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useServices } from '../../use-services'
import { OrderBlock } from './order-block'
import { UnknownGoods } from './unknown-goods'

/** The order of one VIP plan. */
export function VipOrder({ planId }: { planId: number }) {
  const { api } = useServices()
  const { config } = useSite()
  const query = useQuery(vipPlansQuery(api))
  const document = config.protocols.vip
  return (
    <QueryBlock query={query} skeleton={<Skeleton height={320} />}>
      {(plans) => {
        const plan = plans.find(({ id }) => id === planId)
        if (plan === undefined) return <UnknownGoods />
        return (
          <OrderBlock
            goodsType="ROLE"
            goodsId={plan.id}
            goods={{ kind: 'vip', name: plan.name, cover: null, price: plan.price }}
            agreement={document === null ? null : { title: messages.vipAgreement, href: document }}
          />
        )
      }}
    </QueryBlock>
  )
}
