import { PageFrame } from '@shuyuan/layout'
import { BlockBoundary, lazyComponent } from '@shuyuan/ui'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SiteFooterBar } from './site-footer-bar'
import { SiteHeaderBar } from './site-header-bar'

const TabBar = lazyComponent(() => import('./site-tab-bar').then((code) => code.SiteTabBar))

const BackToTop = lazyComponent(() => import('./back-to-top').then((code) => code.BackToTop))

/** Layout with header and footer. */
export function MainFrame() {
  return (
    <PageFrame
      header={<SiteHeaderBar />}
      footer={
        <>
          <SiteFooterBar />
          <BlockBoundary skeleton={null} fallback={null}>
            <TabBar />
          </BlockBoundary>
        </>
      }
    >
      {/* A separate hydration boundary, so that a click on the header hydrates only the frame. */}
      <Suspense>
        <Outlet />
      </Suspense>
      <BlockBoundary skeleton={null} fallback={null}>
        <BackToTop />
      </BlockBoundary>
    </PageFrame>
  )
}
