import { PageFrame } from '@shuyuan/layout'
import { Outlet } from '@tanstack/react-router'
import { HydratedMark } from './hydrated-mark'
import { SiteHeaderBar } from './site-header-bar'

/** Layout of the login pages, without a footer. */
export function LoginFrame() {
  return (
    <PageFrame header={<SiteHeaderBar />}>
      <Outlet />
      <HydratedMark />
    </PageFrame>
  )
}
