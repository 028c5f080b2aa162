import { useMemo, type ReactElement, type ReactNode } from 'react'
import { VipTermsContext, type VipTerms } from './vip-terms'

export interface VipTermsProviderProps extends Partial<VipTerms> {
  children: ReactNode
}

/** Tells all course cards and lines inside whether the site sells VIP plans, and whether the learner has one. */
export function VipTermsProvider({
  sellsVip = true,
  isMember = false,
  children,
}: VipTermsProviderProps): ReactElement {
  const terms = useMemo(() => ({ sellsVip, isMember }), [sellsVip, isMember])
  return <VipTermsContext value={terms}>{children}</VipTermsContext>
}
