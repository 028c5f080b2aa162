import type { ReactElement } from 'react'
import { Link, token } from '@shuyuan/ui'
import { GraduationCap, House, LibraryBig, UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'
import { useMessages } from '../layout-locale-provider/use-messages'
import { tabBarMessages } from '../messages'

/** URLs of the tabs. */
export interface TabBarLinks {
  home: string
  courses: string
  study: string
  member: string
}

export interface TabBarProps {
  /** URLs of the tabs. */
  links: TabBarLinks
  /** Path of the current page. */
  pathname: string
}

// Sticky at the end of the page instead of fixed, so that it covers no content there.
const Root = styled.nav`
  display: none;
  ${narrow} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${token('z-header')};
    display: flex;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid ${token('border')};
    background: ${token('surface')};
  }
  @media (max-height: 480px) {
    display: none;
  }
`

const Tab = styled(Link)`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-1')};
  min-block-size: 56px;
  color: ${token('text-muted')};
  font: ${token('type-caption')};
  &:hover {
    text-decoration: none;
  }
  &[aria-current] {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
`

/**
 * Links to the four main pages at the lower edge of a phone's window. Hidden in wide or low
 * windows. Pass it to {@link PageFrame} after the footer.
 */
export function TabBar({ links, pathname }: TabBarProps): ReactElement {
  const messages = useMessages(tabBarMessages)
  const tabs = [
    { href: links.home, name: messages.tabHome, Icon: House },
    { href: links.courses, name: messages.tabCourses, Icon: LibraryBig },
    { href: links.study, name: messages.tabStudy, Icon: GraduationCap },
    { href: links.member, name: messages.tabMember, Icon: UserRound },
  ]
  return (
    <Root aria-label={messages.tabBar} data-bottom-bar="tabs">
      {tabs.map(({ href, name, Icon }) => (
        <Tab key={href} href={href} aria-current={currentState(href, pathname)}>
          <Icon size={22} aria-hidden />
          {name}
        </Tab>
      ))}
    </Root>
  )
}

/** A page below a tab, such as `/member/orders`, belongs to the tab but is not its page. */
function currentState(href: string, pathname: string) {
  if (pathname === href) return 'page'
  return pathname.startsWith(`${href}/`) || undefined
}
