import { VipTermsProvider } from '@shuyuan/courses'
import type { ReactNode } from 'react'
import { useIsVipMember, useSellsVip } from './vip'

/** VIP terms of this site and learner. Separate, so that a sign-in renders only the courses again. */
export function SiteVipTerms({ children }: { children: ReactNode }) {
  return (
    <VipTermsProvider sellsVip={useSellsVip()} isMember={useIsVipMember()}>
      {children}
    </VipTermsProvider>
  )
}
