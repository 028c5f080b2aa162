import { memberQuery } from '@shuyuan/api/query'
import { PaymentWaitingSkeleton } from '@shuyuan/checkout'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryBlock } from '../../../core/page/query-block'
import * as messages from '../messages'
import { useServices } from '../../../core/use-services'
import { PageBody } from '../../../core/page/page-body'
import { FoundPayment } from './found-payment'
import { NothingToPay } from './nothing-to-pay'

const route = getRouteApi('/_main/_signed-in/order/pay')

export function OrderPayPage() {
  const { api } = useServices()
  const { orderId } = route.useSearch()
  const member = useQuery(memberQuery(api))
  return (
    <PageBody title={messages.orderPay}>
      {orderId === undefined ? (
        <NothingToPay goods={null} />
      ) : (
        <QueryBlock query={member} skeleton={<PaymentWaitingSkeleton />}>
          {({ id }) => <FoundPayment key={`${id} ${orderId}`} memberId={id} orderNo={orderId} />}
        </QueryBlock>
      )}
    </PageBody>
  )
}
