// Buying: VIP plans, order confirmation, waiting for the payment, its result. Never knows the router,
// the query library or how an order reaches the server.

export { VipPlanList } from './vip-plan-list/vip-plan-list'
export { OrderFormSkeleton } from './order-form/order-form-skeleton'
export { OrderForm } from './order-form/order-form'
export { PaymentWaiting } from './payment-waiting/payment-waiting'
export { OrderResult } from './order-result/order-result'
export { UnconfirmedOrder } from './unconfirmed-order/unconfirmed-order'
export { PendingOrder } from './pending-order/pending-order'
export { amountToPay, isSameAmount } from './money/money'

export type { VipPlanListProps, VipMembership } from './vip-plan-list/vip-plan-list'
export type { OrderFormProps } from './order-form/order-form'
export type { PromoRefusal, PromoState } from './order-form/promo-field'
export type { OrderGoods } from './order-form/goods-block'
export type { PaymentWaitingProps } from './payment-waiting/payment-waiting'
export type { OrderResultProps } from './order-result/order-result'
export type { UnconfirmedOrderProps } from './unconfirmed-order/unconfirmed-order'
export type { PendingOrderProps } from './pending-order/pending-order'
