import { PageFrame } from '@shuyuan/layout'
import { ErrorBoundary, lazyComponent } from '@shuyuan/ui'
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
          <ErrorBoundary skeleton={null} fallback={null}>
            <TabBar />
          </ErrorBoundary>
        </>
      }
    >
      {/* A separate hydration boundary, so that a click on the header hydrates only the frame. */}
      <Suspense>
        <Outlet />
      </Suspense>
      <ErrorBoundary skeleton={null} fallback={null}>
        <BackToTop />
      </ErrorBoundary>
    </PageFrame>
  )
}
