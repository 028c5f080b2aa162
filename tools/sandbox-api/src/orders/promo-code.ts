import type { Sandbox } from '../sandbox'
import { dtRaw, orNull } from '../wire/time'

/** A row of `promo_codes`. */
export interface PromoCodeRow {
  id: number
  code: string
  discount: number
  reward: number
  expired_at: number | null
  owner_id: number
  /** 0 = any number of times. */
  use_limit: number
  used: number
}

/** Finds a code in whatever letter case it was typed. */
export function findPromoCode({ store }: Sandbox, code: string): PromoCodeRow | undefined {
  return store.one<PromoCodeRow>('SELECT * FROM promo_codes WHERE code = ?', code.trim())
}

/** Not when it is the member's own, used up, expired, or was used by the member before. */
export function canUse({ store, clock }: Sandbox, promo: PromoCodeRow, memberId: number): boolean {
  if (promo.owner_id === memberId) return false
  if (promo.use_limit > 0 && promo.used >= promo.use_limit) return false
  if (promo.expired_at !== null && promo.expired_at <= clock.seconds()) return false
  const earlier = store.one(
    'SELECT 1 FROM orders WHERE user_id = ? AND promo_code_id = ? AND status <> 7',
    memberId,
    promo.id,
  )
  return earlier === undefined
}

export function promoColumns({ id, code, discount, reward, expired_at }: PromoCodeRow) {
  return {
    id,
    code,
    expired_at: orNull(expired_at, dtRaw),
    invited_user_reward: discount,
    invite_user_reward: reward,
  }
}
