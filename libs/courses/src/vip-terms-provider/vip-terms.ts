import { createContext, use } from 'react'

/** What decides how courses of a VIP plan are offered. */
export interface VipTerms {
  /** Whether the site sells VIP plans. @default true */
  sellsVip: boolean
  /** Whether the learner has a running plan. @default false */
  isMember: boolean
}

export const VipTermsContext = createContext<VipTerms>({ sellsVip: true, isMember: false })

/** Returns the terms that the {@link VipTermsProvider} around the component has set. */
export function useVipTerms(): VipTerms {
  return use(VipTermsContext)
}
