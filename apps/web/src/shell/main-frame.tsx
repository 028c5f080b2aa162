import { PageFrame } from '@shuyuan/layout'
import { lazyComponent } from '@shuyuan/ui'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { OptionalPart } from '../core/page/optional-part'
import { HydratedMark } from './hydrated-mark'
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
          <OptionalPart>
            <TabBar />
          </OptionalPart>
        </>
      }
    >
      {/* A separate hydration boundary, so that a click on the header hydrates only the frame. */}
      <Suspense>
        <Outlet />
        <HydratedMark />
      </Suspense>
      <OptionalPart>
        <BackToTop />
      </OptionalPart>
    </PageFrame>
  )
}
