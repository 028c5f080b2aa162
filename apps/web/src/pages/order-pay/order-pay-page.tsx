import { describeError } from '@shuyuan/api'
import { PaymentWaiting } from '@shuyuan/checkout'
import { ButtonLink, EmptyState } from '@shuyuan/ui'
import { getRouteApi } from '@tanstack/react-router'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { PageBody } from '../frames/page-body'
import { payDeadline } from './pay-deadline'
import { usePayment } from './use-payment'

const route = getRouteApi('/_main/_signed-in/order/pay')

/** Waits for the payment of an order. */
export function OrderPayPage() {
  const { orderId, payUrl } = route.useSearch()
  return (
    <PageBody title={messages.orderPay}>
      {orderId === undefined || payUrl === undefined || !/^https?:\/\//.test(payUrl) ? (
        <EmptyState
          title={messages.orderPayMissing}
          hint={messages.noLongerPayable}
          action={<ButtonLink href="/member/orders">{messages.orders}</ButtonLink>}
        />
      ) : (
        <Payment orderNo={orderId} payUrl={payUrl} />
      )}
    </PageBody>
  )
}

function Payment({ orderNo, payUrl }: { orderNo: string; payUrl: string }) {
  const { price, type, id } = route.useSearch()
  const navigate = useNavigateByHref()
  const goodsHref = type === 'vod' && id !== undefined ? `/courses/detail/${id}` : '/vip'
  const payment = usePayment(orderNo, price)
  return (
    <PaymentWaiting
      orderNo={orderNo}
      payUrl={payUrl}
      total={price ?? null}
      deadline={payDeadline(orderNo)}
      isCancelled={payment.status === 'cancelled'}
      checking={payment.isChecking}
      stillUnpaid={payment.stillUnpaid}
      error={payment.error === null ? undefined : describeError(payment.error)}
      onCheck={payment.check}
      onCancel={() => navigate(goodsHref, { replace: true })}
      goodsHref={goodsHref}
    />
  )
}
