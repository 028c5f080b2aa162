'use client'

/* eslint-disable @nx/enforce-module-boundaries -- Next is installed where this app runs, not here */
import { useAuthDialogs } from '@shuyuan/auth-dialogs'
import { SiteHeader } from '@shuyuan/layout'
import { useSession, useSessionState } from '@shuyuan/session/react'
import { usePathname, useRouter } from 'next/navigation'

const nav = [{ id: 1, name: '书架', url: '/shelf', opensNewWindow: false, children: [] }]
const links = { home: '/', study: '/shelf', search: '/' }

export function SiteTop() {
  const { open } = useAuthDialogs()
  const session = useSession()
  const hasToken = useSessionState((state) => state.hasToken)
  const router = useRouter()
  const pathname = usePathname()
  const login = () => open('login')
  return (
    <SiteHeader
      siteName="Acme 学院"
      logo={null}
      links={links}
      nav={nav}
      pathname={pathname}
      isNavCurrent={({ url }) => url === pathname}
      account={
        hasToken
          ? {
              kind: 'member',
              name: '李雷',
              avatar: null,
              hasUnread: false,
              memberHref: '/shelf',
              messagesHref: '/shelf',
              onSignOut: () => session.clear(),
            }
          : { kind: 'visitor', onSignIn: login, onRegister: () => open('register'), onStudy: login }
      }
      onSearch={(keywords) => router.push(`/?keywords=${encodeURIComponent(keywords)}`)}
      onEmptySearch={() => undefined}
    />
  )
}
