import { use } from 'react'
import { VipTermsContext, type VipTerms } from './vip-terms'

/** Returns the terms that the {@link VipTermsProvider} around the component has set. */
export function useVipTerms(): VipTerms {
  return use(VipTermsContext)
}
