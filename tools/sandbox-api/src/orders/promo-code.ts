import type { Sandbox } from '../sandbox'
import { dtRaw, orNull } from '../wire/time'

export interface PromoCodeRow {
  id: number
  code: string
  discount: number
  reward: number
  expired_at: number | null
  owner_id: number
  /** 0 for unlimited. */
  use_limit: number
  used: number
}

/** Finds a code. Case and surrounding spaces do not matter. */
export function findPromoCode({ store }: Sandbox, code: string): PromoCodeRow | undefined {
  return store.one<PromoCodeRow>('SELECT * FROM promo_codes WHERE code = ?', code.trim())
}

/**
 * Whether a member can use a code. It must not be their own, expired, used up, or already used by
 * them.
 */
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
