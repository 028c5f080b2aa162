// Orders made on this device. Other rooms import this file, never the files beside it.

export { knownAmountsDue } from './placed-orders/amounts-due'
export { isUnpaid, putOrder } from './placed-orders/placed-orders'
export { usePlacedOrders } from './placed-orders/use-placed-orders'
