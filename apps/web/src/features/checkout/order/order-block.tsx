import { memberQuery, siteConfigQuery } from '@shuyuan/api/query'
import { OrderFormSkeleton } from '@shuyuan/checkout'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../../core/page/query-block'
import * as messages from '../messages'
import { useServices } from '../../../core/use-services'
import { OrderFlow, type OrderFlowProps } from './order-flow'

interface OrderBlockProps extends Omit<OrderFlowProps, 'memberId' | 'agreement'> {
  /** Legal document to accept, if the site has one. */
  protocol: 'vip' | 'paidContent'
}

const titles = { vip: messages.vipAgreement, paidContent: messages.paidContentAgreement }

/** Loads the member and the legal document, then shows the order. */
export function OrderBlock({ protocol, ...goods }: OrderBlockProps) {
  const { api } = useServices()
  const member = useQuery(memberQuery(api))
  const config = useQuery(siteConfigQuery(api))
  return (
    <QueryBlock query={config} skeleton={<OrderFormSkeleton />}>
      {({ protocols }) => {
        const href = protocols[protocol]
        return (
          <QueryBlock query={member} skeleton={<OrderFormSkeleton />}>
            {({ id }) => (
              <OrderFlow
                {...goods}
                key={id}
                memberId={id}
                agreement={href === null ? null : { title: titles[protocol], href }}
              />
            )}
          </QueryBlock>
        )
      }}
    </QueryBlock>
  )
}
