import type { AnsweredOrder, SentOrder } from './sent-order'

const order: AnsweredOrder = {
  memberId: 1,
  type: 'COURSE',
  id: 108,
  name: 'Python 编程从零开始',
  sentAt: 0,
  shownTotal: 89,
  vipUntil: null,
  receipt: {
    orderNo: '202604180930127745',
    total: 89,
    discount: 10,
    payUrl: 'https://api.shuyuan.example/payment/index?sign=order',
  },
  end: null,
}

/** A pending order with the given changes. */
export function sentOrder(difference: Partial<SentOrder>): SentOrder {
  return { ...order, ...difference }
}
