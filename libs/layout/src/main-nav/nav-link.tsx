import type { ReactElement } from 'react'
import { Link } from '@shuyuan/ui'
import { ExternalLink } from 'lucide-react'
import type { NavEntry } from './nav-entry'

interface NavLinkProps {
  entry: NavEntry
  /** `page`: it leads to where one is; `true`: an entry below it does. */
  current: 'page' | 'true' | undefined
}

/**
 * Link of an entry: other sites by the browser, in a new window if requested, paths by the application. An
 * entry that leads nowhere is its name alone.
 */
export function NavLink({ entry, current }: NavLinkProps): ReactElement {
  if (!entry.url) return <span data-name>{entry.name}</span>
  const isAbsolute = /^(https?:|\/\/)/i.test(entry.url)
  const opensNewWindow = isAbsolute && entry.opensNewWindow
  return (
    <Link
      href={entry.url}
      newTab={opensNewWindow}
      {...(isAbsolute && !opensNewWindow && { rel: 'external' })}
      aria-current={current}
    >
      {entry.name}
      {opensNewWindow && <ExternalLink size={13} aria-hidden />}
    </Link>
  )
}
