'use client'

import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'
import type { ReactNode } from 'react'

const backend = createFakeBackend()

export function Account({ children }: { children: ReactNode }) {
  return (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={() => undefined}>
      {children}
      <AuthDialogs />
    </AuthProvider>
  )
}
