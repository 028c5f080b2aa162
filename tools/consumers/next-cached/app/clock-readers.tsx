import { VipHeader, type VipHeaderProps } from '@shuyuan/checkout'
import { SiteFooter } from '@shuyuan/layout'
import { TimeAgo } from '@shuyuan/time-format/react'

export const offer: VipHeaderProps = {
  title: '年度会员',
  membership: { planId: 1, name: '年度会员', expiresAt: '2099-01-01T00:00:00Z', isActive: true },
  isOnSale: true,
  renewHref: null,
  included: null,
}

/** Every component that reads the clock. */
export function ClockReaders() {
  return (
    <>
      <TimeAgo value="2020-05-01T08:00:00Z" />
      <VipHeader {...offer} />
      <SiteFooter siteName="Acme 学院" />
    </>
  )
}
