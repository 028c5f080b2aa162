import { memberQuery } from '@shuyuan/api/query'
import { Container, media, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { QueryBlock } from '../../../core/page/query-block'
import * as messages from '../messages'
import { useServices } from '../../../core/use-services'
import { OrderEnding } from './order-ending'
import { OrderEndingSkeleton } from './order-ending-skeleton'

const route = getRouteApi('/_main/_signed-in/order/success')

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
  ${media.lg} {
    padding-block-start: ${token('space-9')};
  }
`

/** Result of an order. Shows a success only after the server has confirmed it. */
export function OrderSuccessPage() {
  const { api } = useServices()
  const { orderId } = route.useSearch()
  const member = useQuery(memberQuery(api))
  return (
    <Root>
      <QueryBlock query={member} skeleton={<OrderEndingSkeleton />} heading={messages.orderSuccess}>
        {({ id }) => <OrderEnding key={`${id} ${orderId}`} memberId={id} orderId={orderId} />}
      </QueryBlock>
    </Root>
  )
}
