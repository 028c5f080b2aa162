import { orderStatusQuery } from '@shuyuan/api/query'
import { OrderResult } from '@shuyuan/checkout'
import { Container, Skeleton, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { QueryBlock } from '../../blocks/query-block'
import { StandInHeading } from '../../blocks/stand-in-heading'
import * as messages from '../../page-messages'
import { useDocumentTitle } from '../../use-document-title'
import { useServices } from '../../use-services'

const route = getRouteApi('/_main/_signed-in/order/success')
const hrefs = { ordersHref: '/member/orders', homeHref: '/' }

const Root = styled(Container)`
  padding-block: ${token('space-6')};
`

/** How an order ended; success is claimed only when the server says so. */
export function OrderSuccessPage() {
  const { orderId } = route.useSearch()
  useDocumentTitle(messages.orderSuccess)
  return (
    <Root>
      {orderId === undefined ? (
        <OrderResult status="unknown" {...hrefs} />
      ) : (
        <Result orderNo={orderId} />
      )}
    </Root>
  )
}

function Result({ orderNo }: { orderNo: string }) {
  const { api } = useServices()
  const { total_amount: amount } = route.useSearch()
  const query = useQuery({ ...orderStatusQuery(api, orderNo), staleTime: 0 })
  const total = amount !== undefined && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : undefined
  return (
    <>
      <StandInHeading query={query}>{messages.orderSuccess}</StandInHeading>
      <QueryBlock query={query} skeleton={<Skeleton height={320} />}>
        {(status) => <OrderResult status={status} total={total} {...hrefs} />}
      </QueryBlock>
    </>
  )
}
