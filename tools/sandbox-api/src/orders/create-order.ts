import type { CourseRow } from '../courses/course-row'
import type { MemberRow } from '../members/member-row'
import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'
import { badParameter, notFound, refuse } from '../wire/api-failure'
import { dtRaw } from '../wire/time'
import type { OrderRow } from './order-row'
import { findOrder, orderStatus } from './order-row'
import { canUse, findPromoCode } from './promo-code'

interface Goods {
  name: string
  thumb: string
  charge: number
  consentMessage: string
}

/** Finds the goods. Throws if their type is unknown or they do not exist. */
export function findGoods({ store }: Sandbox, type: string, id: number): Goods {
  if (type === '') throw badParameter()
  if (type !== 'COURSE' && type !== 'ROLE') throw refuse('无法创建订单')
  if (id <= 0) throw badParameter()
  if (type === 'ROLE') {
    const plan = store.one<{ name: string; charge: number }>('SELECT * FROM plans WHERE id = ?', id)
    if (!plan) throw notFound()
    return { name: plan.name, thumb: '', charge: plan.charge, consentMessage: '请同意会员服务协议' }
  }
  const course = store.one<CourseRow>('SELECT * FROM courses WHERE id = ?', id)
  if (!course) throw notFound()
  const { title: name, thumb, charge } = course
  return { name, thumb, charge, consentMessage: '请同意付费内容购买协议' }
}

interface OrderRequest {
  type: string
  goodsId: number
  goods: Goods
  /** Ignored if the member cannot use it. */
  promoCode: string
}

export function createOrder(sandbox: Sandbox, member: MemberRow, request: OrderRequest): OrderRow {
  const { store, clock } = sandbox
  const promo = request.promoCode === '' ? undefined : findPromoCode(sandbox, request.promoCode)
  const used = promo && canUse(sandbox, promo, member.id) ? promo : null
  if (used) store.run('UPDATE promo_codes SET used = used + 1 WHERE id = ?', used.id)
  const now = clock.seconds()
  const orderNo = dtRaw(now).replace(/\D/g, '') + randomText(4, '0123456789')
  store.run(
    `INSERT INTO orders (order_no, user_id, charge, discount, status, promo_code_id, goods_type,
      goods_id, goods_name, goods_thumb, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    orderNo,
    member.id,
    request.goods.charge,
    used?.discount ?? 0,
    orderStatus.inPayment,
    used?.id ?? 0,
    request.type,
    request.goodsId,
    request.goods.name,
    request.goods.thumb,
    now,
  )
  const order = findOrder(sandbox, orderNo)
  if (!order) throw new Error('The new order is not in the database')
  return order
}
