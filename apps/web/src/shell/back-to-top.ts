// A separate file, so that it becomes a separate chunk.
export { BackToTop } from '@shuyuan/layout'
