// Fetched as one, when the first page shows its content.
export { BackToTop } from '@shuyuan/layout'
export { preloadStatePictures, Toaster } from '@shuyuan/ui'
export { PageChanges } from '../focus/page-changes'
export { LatestAnnouncement } from '../pages/frames/latest-announcement'
export { SiteFooterBar } from '../pages/frames/site-footer-bar'
export { ThemeChoice } from '../pages/frames/theme-choice'
