import { PageFrame } from '@shuyuan/layout'
import { Outlet } from '@tanstack/react-router'
import { SiteHeaderBar } from './site-header-bar'

/** The login pages: header only. */
export function LoginFrame() {
  return (
    <PageFrame header={<SiteHeaderBar />}>
      <Outlet />
    </PageFrame>
  )
}
