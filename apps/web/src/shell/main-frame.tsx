import { PageFrame } from '@shuyuan/layout'
import { lazyComponent } from '@shuyuan/ui'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useFinishFrame } from '../core/hydration/use-finish-frame'
import { OptionalPart } from '../core/page/optional-part'
import { SiteFooterBar } from './site-footer-bar'
import { SiteHeaderBar } from './site-header-bar'

const TabBar = lazyComponent(() => import('./site-tab-bar').then((code) => code.SiteTabBar))

const BackToTop = lazyComponent(() => import('./back-to-top').then((code) => code.BackToTop))

/** Beside the page, because React hydrates the content of this boundary later than the header. */
function FrameMark() {
  useFinishFrame()
  return null
}

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
        <FrameMark />
      </Suspense>
      <OptionalPart>
        <BackToTop />
      </OptionalPart>
    </PageFrame>
  )
}
