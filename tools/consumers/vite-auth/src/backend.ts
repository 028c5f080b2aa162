import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'

export const backend = createFakeBackend()
