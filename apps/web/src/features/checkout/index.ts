// Orders made on this device. Other rooms import this file, never the files beside it.

export { knownAmountsDue } from './sent-orders/amounts-due'
export { isPending, putOrder } from './sent-orders/sent-orders'
export { useSentOrders } from './sent-orders/use-sent-orders'
