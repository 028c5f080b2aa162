'use client'

/* eslint-disable @nx/enforce-module-boundaries -- Next is installed where this app runs, not here */
import { AuthDialogs, AuthProvider } from '@shuyuan/auth-dialogs'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'
import { createDeviceStore } from '@shuyuan/browser-storage'
import { createSession } from '@shuyuan/session'
import { SessionProvider } from '@shuyuan/session/react'
import { LinkProvider } from '@shuyuan/ui'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'

const backend = createFakeBackend()

/** Provides the session and the auth dialogs, and connects our links to Next’s router. */
export function Account({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [session] = useState(() => createSession())
  const [store] = useState(() => createDeviceStore({ prefix: 'acme-auth' }))
  return (
    <LinkProvider
      navigate={(href, options) => (options?.replace ? router.replace(href) : router.push(href))}
    >
      <SessionProvider session={session}>
        <AuthProvider
          backend={backend}
          locale={zhCn}
          store={store}
          onSignedIn={(token) => {
            session.signIn(token)
          }}
        >
          {children}
          <AuthDialogs />
        </AuthProvider>
      </SessionProvider>
    </LinkProvider>
  )
}
