import type { ApiClient, CallOptions } from '../client/api-client'
import type { CreatedOrder, GoodsType, PromoCheck } from '../models/order'
import { readCreatedOrder, readPromoCheck } from '../normalize/order/orders'

const unknown: PromoCheck = { isUsable: false, discount: 0, isKnown: false, expiresAt: null }

/** Checks a promo code for this learner. Codes that cannot be sent are unknown. */
export async function checkPromoCode(
  api: ApiClient,
  { code }: { code: string },
  options?: CallOptions,
): Promise<PromoCheck> {
  // As path segments these mean another URL, however they are encoded.
  if (code === '' || code === '.' || code === '..') return unknown
  const params = { path: { code } }
  return api.perform(
    {
      send: (http, init) => http.GET('/api/v2/promoCode/{code}/check', { ...init, params }),
      read: readPromoCheck,
    },
    options,
  )
}

/** Input of {@link createOrder}. */
export interface OrderInput {
  goodsType: GoodsType
  goodsId: number
  /** The server ignores an unusable code, so compare the order's `discount`. */
  promoCode?: string | undefined
}

/** Creates an order. The learner must have agreed to the purchase agreement. */
export function createOrder(
  api: ApiClient,
  { goodsType, goodsId, promoCode }: OrderInput,
  options?: CallOptions,
): Promise<CreatedOrder> {
  const body = {
    goods_type: goodsType,
    goods_id: goodsId,
    agree_protocol: 1,
    promo_code: promoCode || undefined,
  } as const
  return api.perform(
    {
      send: (http, init) => http.POST('/api/v3/order', { ...init, body }),
      read: readCreatedOrder,
    },
    options,
  )
}
