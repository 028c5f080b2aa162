import { type Member, type PromoCheck, checkPromoCode, describeError } from '@shuyuan/api'
import type { PromoRefusal, PromoState } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isMissing, isSessionOver } from '../../../core/api-errors'
import type { RequestedGoods } from '../../../core/router/read-goods'
import { useServices } from '../../../core/use-services'

interface Refused {
  /** As typed. The server ignores case. */
  code: string
  check: Pick<PromoCheck, 'isKnown' | 'expiresAt'>
  member: Pick<Member, 'id' | 'mobile'> | null
  /** Ms since the epoch. */
  now: number
}

/**
 * Returns why a promo code was refused. The server reports only whether the code exists and when it expires.
 * The code that a learner shares contains their ID or mobile number.
 */
export function promoRefusal({ code, check, member, now }: Refused): PromoRefusal {
  if (!check.isKnown) return 'unknown'
  if (check.expiresAt !== null && Date.parse(check.expiresAt) <= now) return 'expired'
  const own = member === null ? [] : [`U${member.id}`, `U${member.mobile}`]
  return own.includes(code.trim().toUpperCase()) ? 'own' : 'used'
}

const unknown: PromoCheck = { isUsable: false, discount: 0, isKnown: false, expiresAt: null }

/** Key of the draft with a typed promo code that was not yet ordered with. */
export function promoDraftKey({ type, id }: RequestedGoods): string {
  return `promo/${type}/${id}`
}

/** Checks promo codes. A result is valid until the code is edited. */
export function usePromo(goods: RequestedGoods): {
  promo: PromoState
  check: (code: string) => void
  draft: string
  edit: (code: string) => void
} {
  const { api, drafts } = useServices()
  const { flags } = useSite()
  const member = useSessionState((state) => state.member)
  const isInFlight = useRef(false)
  const { mutate, reset, status, data, error, variables } = useMutation({
    mutationFn: async (code: string) => {
      // With course sharing, these codes only track shares and give no discount.
      if (flags.share && /^u/i.test(code)) return unknown
      return checkPromoCode(api, { code })
    },
    onSettled: () => {
      isInFlight.current = false
    },
  })
  return {
    promo: stateOf(),
    check(code) {
      // The second click of a double click arrives before the field is disabled.
      if (isInFlight.current) return
      isInFlight.current = true
      mutate(code)
    },
    draft: drafts.get(promoDraftKey(goods)),
    edit(code) {
      drafts.set(promoDraftKey(goods), code)
      isInFlight.current = false
      reset()
    },
  }

  function stateOf(): PromoState {
    if (status === 'pending') return { kind: 'checking' }
    // A reverse proxy may answer 404 for a code that contains a slash.
    if (isMissing(error)) return { kind: 'refused', reason: 'unknown' }
    // The login page reports an expired session.
    if (status === 'idle' || isSessionOver(error)) return { kind: 'none' }
    if (status === 'error') return { kind: 'failed', message: describeError(error) }
    if (data.isUsable) return { kind: 'valid', code: variables, discount: data.discount }
    const reason = promoRefusal({ code: variables, check: data, member, now: Date.now() })
    return { kind: 'refused', reason }
  }
}
