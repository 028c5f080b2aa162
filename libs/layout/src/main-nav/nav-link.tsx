import { memo } from 'react'
import { Link } from '@shuyuan/ui'
import { ExternalLink } from 'lucide-react'
import type { NavEntry } from './nav-entry'

interface NavLinkProps {
  entry: NavEntry
  /** `page` if it leads to the current page, `true` if a child does. */
  current: 'page' | 'true' | undefined
}

/**
 * Link of an entry. The browser follows URLs of other sites, in a new window if requested; the
 * application follows paths. An entry without a URL is plain text.
 */
export const NavLink = memo(function NavLink({ entry, current }: NavLinkProps) {
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
})
