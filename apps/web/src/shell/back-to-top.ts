// A file of its own, to be fetched on its own.
export { BackToTop } from '@shuyuan/layout'
