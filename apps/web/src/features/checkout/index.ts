// The only file of this folder that other features import.

export { knownAmountsDue } from './sent-orders/amounts-due'
export { isPending } from './sent-orders/sent-orders'
export { useSentOrders } from './sent-orders/use-sent-orders'
