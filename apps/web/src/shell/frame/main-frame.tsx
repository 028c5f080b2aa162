import { BackToTop, PageFrame } from '@shuyuan/layout'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { HydratedMark } from './hydrated-mark'
import { SiteFooterBar } from './site-footer-bar'
import { SiteHeaderBar } from './site-header-bar'
import { SiteTabBar } from './site-tab-bar'

/** Layout with header and footer. */
export function MainFrame() {
  return (
    <PageFrame
      header={<SiteHeaderBar />}
      footer={
        <>
          <SiteFooterBar />
          <SiteTabBar />
        </>
      }
    >
      {/* A separate hydration boundary, so that a click on the header hydrates only the frame. */}
      <Suspense>
        <Outlet />
        <HydratedMark />
      </Suspense>
      <BackToTop />
    </PageFrame>
  )
}
