import type { Member, PromoCheck } from '@shuyuan/api'
import type { PromoRefusal } from '@shuyuan/checkout'

interface Refused {
  /** As it was typed; the server ignores letter case. */
  code: string
  check: Pick<PromoCheck, 'isKnown' | 'expiresAt'>
  member: Pick<Member, 'id' | 'mobile'> | null
  /** Ms since the epoch. */
  now: number
}

/**
 * Why a promo code was refused. The server reports only whether it knows the code and when that ends; the
 * codes that learners give to others carry their own number.
 */
export function promoRefusal({ code, check, member, now }: Refused): PromoRefusal {
  if (!check.isKnown) return 'unknown'
  if (check.expiresAt !== null && Date.parse(check.expiresAt) <= now) return 'expired'
  const own = member === null ? [] : [`U${member.id}`, `U${member.mobile}`]
  return own.includes(code.trim().toUpperCase()) ? 'own' : 'used'
}
