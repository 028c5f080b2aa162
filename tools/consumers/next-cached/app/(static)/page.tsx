import { VipHeader } from '@shuyuan/checkout'
import { SiteFooter } from '@shuyuan/layout'
import { offer } from '../clock-readers'

/** Given the time, components do not read the clock; neither does a header without a membership. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function Home() {
  return (
    <>
      <VipHeader {...offer} now={new Date('2026-01-01T00:00:00Z')} />
      <VipHeader {...offer} title="会员专区" membership={null} />
      <SiteFooter siteName="Acme 学院" year={2026} />
    </>
  )
}
