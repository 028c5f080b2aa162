import { PageFrame } from '@shuyuan/layout'
import { Outlet } from '@tanstack/react-router'
import { afterPage } from '../../parts/after-page'
import { usePart } from '../../parts/use-part'
import { SiteHeaderBar } from './site-header-bar'

/** Main pages: header and footer. */
export function MainFrame() {
  const after = usePart(afterPage)
  return (
    <PageFrame header={<SiteHeaderBar />} footer={after && <after.SiteFooterBar />}>
      <Outlet />
      {after && <after.BackToTop />}
    </PageFrame>
  )
}
