export { Toaster } from '@shuyuan/ui'
