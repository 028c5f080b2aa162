import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { Link } from '@shuyuan/ui'
import { Menu, Search, X } from 'lucide-react'
import { AccountArea } from '../account-area/account-area'
import { dialogIntent, type HeaderAccount } from '../account-area/header-account'
import { SearchBox } from '../search-box/search-box'
import { MainNav } from '../main-nav/main-nav'
import type { NavEntry } from '../main-nav/nav-entry'
import { useOutsidePress } from '../main-nav/use-outside-press'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages/header-messages'
import { Bar, PanelToggle, Root, Tools } from './header-parts'
import { LogoLink } from '../logo-link/logo-link'

/** URLs the header leads to. */
export interface HeaderLinks {
  home: string
  /** Left out: no VIP link. */
  vip?: string
  study: string
  /** Results page; gets `?keywords=` when the browser sends the form. Left out: no search. */
  search?: string
}

/** Properties of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** `''` when the school has none or it is not known yet. */
  siteName: string
  /** URL of the logo; `null` shows the name instead. */
  logo: string | null
  links: HeaderLinks
  /** Path of the current page. */
  pathname: string
  /** `undefined` while loading; an empty list shows no row. Leaves out `null` and nameless entries. */
  nav: readonly (NavEntry | null)[] | undefined
  /** Whether an entry leads to where one is; those above it follow. @default its url equals `pathname` */
  isNavCurrent?: (entry: NavEntry) => boolean
  account: HeaderAccount
  /** Value of the search field, as on the results page. */
  keywords?: string
  /** Asked to search for trimmed, non-empty words. @default the browser opens `links.search` */
  onSearch?: (keywords: string) => void
  /** Asked to search for nothing. */
  onEmptySearch?: () => void
  /** Stands above the header and scrolls away, as {@link AnnouncementBar}. */
  announcement?: ReactNode
  /** As {@link AppearanceMenu}. */
  appearance?: ReactNode
}

/** What a narrow window shows below the bar. */
type Panel = 'menu' | 'search'

// A page that expects an announcement sets the variable, and nothing moves when it comes.
const announcementPlace = { minBlockSize: 'var(--sy-announcement-height)' }

/** Head of the site: way home, search, account and navigation; a bar with a panel when narrow. */
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
  announcement,
  appearance,
}: SiteHeaderProps): ReactElement {
  const messages = useMessages(headerMessages)
  const [opened, setOpened] = useState<{ panel: Panel; at: string } | null>(null)
  const open = opened?.at === pathname ? opened.panel : undefined
  const close = () => setOpened(null)
  const frame = useOutsidePress<HTMLElement>(open !== undefined, close)
  const searchBox = useRef<HTMLInputElement>(null)

  function toggle(panel: Panel) {
    setOpened(open === panel ? null : { panel, at: pathname })
  }

  function toggleSearch() {
    // Phones show their keyboard only for a focus within the tap.
    flushSync(() => toggle('search'))
    if (open !== 'search') searchBox.current?.focus()
  }

  function closeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || open === undefined) return
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
      <div style={announcementPlace}>{announcement}</div>
      <Root ref={frame} onKeyDown={closeByKey}>
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
          <MainNav entries={nav} isCurrent={isNavCurrent} />
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
