// Fetched as one, when the first page shows its content.
export { BackToTop } from '@shuyuan/layout'
export { preloadStatePictures } from '@shuyuan/ui'
export { LatestAnnouncement } from '../pages/frames/latest-announcement'
export { SiteFooterBar } from '../pages/frames/site-footer-bar'
export { ThemeChoice } from '../pages/frames/theme-choice'
