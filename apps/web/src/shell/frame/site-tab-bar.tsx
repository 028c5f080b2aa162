import { TabBar } from '@shuyuan/layout'
import { useLocation, useMatches } from '@tanstack/react-router'
import { useHref } from '../../core/router/use-href'

/** Tab bar with this site's pages, on pages whose route has it. */
export function SiteTabBar() {
  const isShown = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasTabBar),
  })
  const pathname = useLocation({ select: (location) => location.pathname })
  const href = useHref()
  if (!isShown) return null
  return (
    <TabBar
      links={{
        home: href({ to: '/' }),
        courses: href({ to: '/courses' }),
        study: href({ to: '/study-center' }),
        member: href({ to: '/member' }),
      }}
      pathname={pathname}
    />
  )
}
