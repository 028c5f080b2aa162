import type { Usage } from './usage'

/** Plans, orders and payment. */
export const checkoutUsages: Record<string, Usage> = {
  VipHeader: {
    zh: '会员页的页首：会员状态和会员权益。',
    use: 'At the top of the VIP page: the membership of the learner, and the contents of a membership.',
    avoid: 'In the user center: ProfileHeader shows the plan in one line.',
    do: 'Compute the figures from the list of courses. Show 12+ when the list has further pages.',
    never: 'Do not write figures by hand, and do not show a countdown.',
    measures:
      'At least 320 px high from 1024 px on, with up to six covers, or the card of a member, in a column of 400 px.',
  },
  VipPlanList: {
    zh: '会员方案（套餐、订阅 subscription）的价格与权益对比表格。',
    use: 'For the plans on sale, with their comparison and 开通须知.',
    avoid: 'For one offer beside a course: PurchaseCard links to the VIP page.',
    do: 'Let it choose the plan with the lowest price per day (日均最低). Two plans with the same price get no mark.',
    never: 'Do not show a fictitious higher price, crossed out.',
    measures:
      'One column on phones, two from 768 px, up to four from 1024 px. The table appears from 1024 px. A single plan is 480 px wide at most.',
  },
  OrderForm: {
    zh: '确认订单（下单 checkout）：商品、优惠码、支付方式和应付金额。',
    use: 'On the order page, to confirm a course or a plan before payment.',
    avoid: 'For an order that exists already: PendingOrder.',
    do: 'Check the promo code with 使用优惠码 before the order is sent, so that 应付金额 is final.',
    never: 'Do not disable 提交订单 because the agreement is not accepted: say so at the checkbox.',
    measures:
      'One column on phones. From 768 px the summary is beside the goods, 280 to 360 px wide, and sticky unless the window is lower than 640 px.',
  },
  PendingOrder: {
    zh: '提醒学员有一笔还没有支付的订单。',
    use: 'On the order page when this device has created an order for the same goods that is not paid.',
    avoid: 'For a list of such orders: PendingOrders.',
    do: 'Ask for confirmation when the amount differs from the one shown before (订单金额有变化).',
    never: 'Do not create a second order silently.',
    measures: '560 px wide at most.',
  },
  UnconfirmedOrder: {
    zh: '下单请求没有得到回复时，说明订单可能已经创建。',
    use: 'When the request to create an order got no reply, so the order may exist.',
    avoid: 'For an error that the server reported: OrderForm shows it.',
    do: 'Put 重新提交 first and 查看我的订单 beside it.',
    never: 'Do not send the request again without a confirmation.',
    measures: '560 px wide at most.',
  },
  PaymentWaiting: {
    zh: '收银台：等待付款（payment），显示二维码和剩余时间。',
    use: 'On the payment page, until the order is paid, canceled or expired.',
    avoid: 'For the result: OrderResult.',
    do: 'Keep 我已支付 available. It starts a check, and its reply names the time.',
    never: 'Do not report a payment that only the learner has reported.',
    measures:
      'QR code 224 px, beside the text from 768 px on. The goods are in a column of 22.5rem from 1024 px on. On phones 在这台设备上支付 comes before the code.',
  },
  OrderResult: {
    zh: '支付结果：成功、取消、过期或退款。',
    use: 'On the page after payment, for every status that the server reports.',
    avoid: 'While the learner still has to pay: PaymentWaiting.',
    do: 'Lead to the goods first (去学习, 查看会员), then to the orders.',
    never: 'Do not show 支付成功 before the server has confirmed it.',
    measures:
      '40rem wide at most, centered. From 1024 px on, 880 px with the goods beside the text. Cover 112 px wide on phones, 200 px from 768 px on.',
  },
  CheckoutLocaleProvider: {
    zh: '切换购买部件的语言（国际化 i18n），或替换其中的文案。',
    use: 'Around the components of checkout in an app with another language or its own texts.',
    avoid: 'In a Chinese app without such texts: Chinese is built in.',
    do: 'Put one around the whole checkout. messages replaces single texts.',
    never: 'Do not mix two languages on one page.',
  },
}
