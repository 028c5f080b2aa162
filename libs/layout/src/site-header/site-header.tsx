import {
  memo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { isComposing, Link } from '@shuyuan/ui'
import { Menu, Search, X } from 'lucide-react'
import { AccountArea } from '../account-area/account-area'
import { dialogIntent, type HeaderAccount } from '../account-area/header-account'
import { SearchBox } from '../search-box/search-box'
import { MainNav } from '../main-nav/main-nav'
import type { NavEntry } from '../main-nav/nav-entry'
import { useOutsidePress } from '../main-nav/use-outside-press'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'
import { AnnouncementPlace, Bar, PanelToggle, Root, Tools } from './header-layout'
import { LogoLink } from '../logo-link/logo-link'
import { useCloseRequest } from './use-close-request'

/** URLs of the links in the header. */
export interface HeaderLinks {
  home: string
  /** Omit it to hide the VIP link. */
  vip?: string
  study: string
  /**
   * Results page; gets `?keywords=` when the browser submits the form. Omit it to hide the search.
   */
  search?: string
}

export interface SiteHeaderProps {
  /** Empty if there is none or it is not loaded. */
  siteName: string
  /** URL of the logo; `null` shows the name instead. */
  logo: string | null
  /** URLs of the links in the header. */
  links: HeaderLinks
  /** Path of the current page. */
  pathname: string
  /**
   * `undefined` while loading. An empty list hides the row. `null` and nameless entries are
   * skipped.
   */
  nav: readonly (NavEntry | null)[] | undefined
  /**
   * Whether an entry leads to the current page. Its parents are then marked too. @default its URL
   * equals `pathname`
   */
  isNavCurrent?: (entry: NavEntry) => boolean
  /** The visitor or the signed-in member. */
  account: HeaderAccount
  /** Value of the search field, for the results page. */
  keywords?: string
  /** Called with trimmed, non-empty keywords. @default the browser opens `links.search` */
  onSearch?: (keywords: string) => void
  /** Called for an empty search. */
  onEmptySearch?: () => void
  /** Renders suggestions for the text of the search field at the end of its form, once it had the focus. */
  searchSuggestions?: (keywords: string) => ReactNode
  /** Shown above the header and scrolls away, such as {@link AnnouncementBar}. */
  announcement?: ReactNode
  /** Theme menu, such as {@link AppearanceMenu}. */
  appearance?: ReactNode
}

// The account changes while a page loads. The navigation is the largest part of the header.
const Nav = memo(MainNav)

/** Panel below the bar in a narrow window. */
type Panel = 'menu' | 'search'

/**
 * Header of the site: logo, search, account and navigation; in a narrow window, a bar with a panel.
 */
export function SiteHeader({
  siteName,
  logo,
  links,
  pathname,
  nav,
  isNavCurrent = (entry) => entry.url === pathname,
  account,
  keywords = '',
  onSearch,
  onEmptySearch,
  searchSuggestions,
  announcement,
  appearance,
}: SiteHeaderProps): ReactElement {
  const messages = useMessages(headerMessages)
  const [opened, setOpened] = useState<{ panel: Panel; at: string } | null>(null)
  const open = opened?.at === pathname ? opened.panel : undefined
  const close = () => setOpened(null)
  const frame = useOutsidePress<HTMLElement>(open !== undefined, close)
  useCloseRequest(open !== undefined, close)
  const searchBox = useRef<HTMLInputElement>(null)

  function toggle(panel: Panel) {
    setOpened(open === panel ? null : { panel, at: pathname })
  }

  function toggleSearch() {
    // Phones show their keyboard only if the focus is set during the tap.
    flushSync(() => toggle('search'))
    if (open !== 'search') searchBox.current?.focus()
  }

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent) || open === undefined) return
    close()
    event.currentTarget.querySelector<HTMLElement>(`[data-panel-toggle=${open}]`)?.focus()
  }

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }

  function study(event: MouseEvent) {
    if (account.kind !== 'visitor' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    account.onStudy()
  }

  return (
    <>
      {announcement !== undefined && <AnnouncementPlace>{announcement}</AnnouncementPlace>}
      <Root ref={frame} onKeyDown={closeOnEscape}>
        <Bar data-open={open} onClick={closeOnLink}>
          <PanelToggle
            label={open === 'menu' ? messages.closeMenu : messages.openMenu}
            aria-expanded={open === 'menu'}
            data-panel-toggle="menu"
            onClick={() => toggle('menu')}
          >
            {open === 'menu' ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
          </PanelToggle>
          <LogoLink siteName={siteName} logo={logo} href={links.home} />
          <Nav entries={nav} isCurrent={isNavCurrent} />
          {links.search && (
            <SearchBox
              key={keywords}
              inputRef={searchBox}
              keywords={keywords}
              action={links.search}
              onSearch={
                onSearch &&
                ((query) => {
                  close()
                  onSearch(query)
                })
              }
              onEmptySearch={onEmptySearch}
              suggestions={searchSuggestions}
            />
          )}
          <Tools data-tools>
            {links.vip && <Link href={links.vip}>{messages.vip}</Link>}
            <Link href={links.study} {...dialogIntent(account)} onClick={study}>
              {messages.study}
            </Link>
            {appearance}
          </Tools>
          {links.search && (
            <PanelToggle
              label={open === 'search' ? messages.closeSearch : messages.openSearch}
              aria-expanded={open === 'search'}
              data-panel-toggle="search"
              onClick={toggleSearch}
            >
              {open === 'search' ? <X size={22} aria-hidden /> : <Search size={22} aria-hidden />}
            </PanelToggle>
          )}
          <AccountArea account={account} />
        </Bar>
      </Root>
    </>
  )
}
