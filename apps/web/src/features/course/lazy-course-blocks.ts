import { lazyComponent } from '@shuyuan/ui'

/** All below the header of a course, whose code is fetched while the course is on its way. */
export const CourseTabs = lazyComponent(() =>
  import('./course-tabs').then((code) => code.CourseTabs),
)

/** The lessons, whose code is fetched when their tab is opened. */
export const OutlineBlock = lazyComponent(() =>
  import('./outline-block').then((code) => code.OutlineBlock),
)

/** Other courses of the same category, below what the page is opened for. */
export const RelatedCourses = lazyComponent(() =>
  import('./related-courses').then((code) => code.RelatedCourses),
)

/** The actions of the page while its header is out of sight. */
export const BottomBar = lazyComponent(() => import('./bottom-bar').then((code) => code.BottomBar))
