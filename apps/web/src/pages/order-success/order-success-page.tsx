import { orderStatusQuery } from '@shuyuan/api/query'
import { OrderResult } from '@shuyuan/checkout'
import { Container, Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useDocumentTitle } from '../../use-document-title'
import { useServices } from '../../use-services'

const route = getRouteApi('/_main/_signed-in/order/success')
const hrefs = { ordersHref: '/member/orders', homeHref: '/' }

/** How an order ended; success is claimed only when the server says so. */
export function OrderSuccessPage() {
  const { orderId } = route.useSearch()
  useDocumentTitle(messages.orderSuccess)
  return (
    <Container>
      {orderId === undefined ? (
        <OrderResult status="unknown" {...hrefs} />
      ) : (
        <Result orderNo={orderId} />
      )}
    </Container>
  )
}

function Result({ orderNo }: { orderNo: string }) {
  const { api } = useServices()
  const { total_amount: amount } = route.useSearch()
  const query = useQuery({ ...orderStatusQuery(api, orderNo), staleTime: 0 })
  const total = amount !== undefined && /^\d+(\.\d+)?$/.test(amount) ? Number(amount) : undefined
  return (
    <QueryBlock query={query} skeleton={<Skeleton height={320} />}>
      {(status) => <OrderResult status={status} total={total} {...hrefs} />}
    </QueryBlock>
  )
}
