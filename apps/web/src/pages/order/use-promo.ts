import { checkPromoCode, describeError } from '@shuyuan/api'
import type { PromoState } from '@shuyuan/checkout'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../use-services'

/** Asks about promo codes; an answer counts for the code that was asked about, until it is edited. */
export function usePromo(): {
  promo: PromoState
  check: (code: string) => void
  forget: () => void
} {
  const { api } = useServices()
  const { mutate, reset, status, data, error, variables } = useMutation({
    mutationFn: (code: string) => checkPromoCode(api, { code }),
  })
  return { promo: stateOf(), check: mutate, forget: reset }

  function stateOf(): PromoState {
    if (status === 'pending') return { kind: 'checking' }
    if (status === 'error') return { kind: 'failed', message: describeError(error) }
    if (status === 'idle') return { kind: 'none' }
    return data.isUsable
      ? { kind: 'valid', code: variables, discount: data.discount }
      : { kind: 'refused' }
  }
}
