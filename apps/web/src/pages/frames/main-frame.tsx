import { BackToTop, PageFrame } from '@shuyuan/layout'
import { Outlet } from '@tanstack/react-router'
import { SiteFooterBar } from './site-footer-bar'
import { SiteHeaderBar } from './site-header-bar'

/** Main pages: header and footer. */
export function MainFrame() {
  return (
    <PageFrame header={<SiteHeaderBar />} footer={<SiteFooterBar />}>
      <Outlet />
      <BackToTop />
    </PageFrame>
  )
}
