import { useState } from 'react'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { NothingToPay } from './nothing-to-pay'
import { Payment } from './payment'

interface FoundPaymentProps {
  memberId: number
  orderNo: string
}

/** Payment of an order, if it was created on this device. The server does not return the payment URL again. */
export function FoundPayment({ memberId, orderNo }: FoundPaymentProps) {
  const stored = useSentOrders(memberId).find(({ receipt }) => receipt?.orderNo === orderNo)
  // Kept after its deadline has passed.
  const [order] = useState(stored)
  if (!order?.receipt || order.receipt.payUrl === null) return <NothingToPay goods={null} />
  const { payUrl, ...amounts } = order.receipt
  return <Payment order={{ ...order, receipt: { ...amounts, payUrl } }} />
}
