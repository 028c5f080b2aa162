import { type Member, type PromoCheck, checkPromoCode, describeError } from '@shuyuan/api'
import type { PromoRefusal, PromoState } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isMissing, isSessionOver } from '../../../core/api-errors'
import type { RequestedGoods } from '../../../core/orders/read-goods'
import { useServices } from '../../../core/use-services'

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

const unknown: PromoCheck = { isUsable: false, discount: 0, isKnown: false, expiresAt: null }

/** Where a code is kept that was typed for goods and not sent with an order. */
export function promoDraftKey({ type, id }: RequestedGoods): string {
  return `promo/${type}/${id}`
}

/** Asks about promo codes; an answer counts for the code that was asked about, until it is edited. */
export function usePromo(goods: RequestedGoods): {
  promo: PromoState
  check: (code: string) => void
  draft: string
  edit: (code: string) => void
} {
  const { api, drafts } = useServices()
  const { flags } = useSite()
  const { member } = useSessionState()
  const isUnderWay = useRef(false)
  const { mutate, reset, status, data, error, variables } = useMutation({
    mutationFn: async (code: string) => {
      // Where learners share courses, these codes belong to sharing and take nothing off.
      if (flags.share && /^u/i.test(code)) return unknown
      return checkPromoCode(api, { code })
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    promo: stateOf(),
    check(code) {
      // The second click of a double click comes before the field says that it is being checked.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(code)
    },
    draft: drafts.get(promoDraftKey(goods)),
    edit(code) {
      drafts.set(promoDraftKey(goods), code)
      isUnderWay.current = false
      reset()
    },
  }

  function stateOf(): PromoState {
    if (status === 'pending') return { kind: 'checking' }
    // A web server in front may take a code with a slash for another URL.
    if (isMissing(error)) return { kind: 'refused', reason: 'unknown' }
    // The login page reports the end of a session.
    if (status === 'idle' || isSessionOver(error)) return { kind: 'none' }
    if (status === 'error') return { kind: 'failed', message: describeError(error) }
    if (data.isUsable) return { kind: 'valid', code: variables, discount: data.discount }
    const reason = promoRefusal({ code: variables, check: data, member, now: Date.now() })
    return { kind: 'refused', reason }
  }
}
