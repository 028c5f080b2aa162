import type { ReactElement } from 'react'
import { Link } from '@shuyuan/ui'
import { ExternalLink } from 'lucide-react'
import type { NavEntry } from './nav-entry'

/** Link of an entry: other sites by the browser, in a new window if wished, paths by the application. */
export function NavLink({ entry, current }: { entry: NavEntry; current: boolean }): ReactElement {
  const isAbsolute = /^https?:/i.test(entry.url)
  const opensNewWindow = isAbsolute && entry.opensNewWindow
  return (
    <Link
      href={entry.url}
      newTab={opensNewWindow}
      {...(isAbsolute && !opensNewWindow && { rel: 'external' })}
      aria-current={current ? 'page' : undefined}
    >
      {entry.name}
      {opensNewWindow && <ExternalLink size={13} aria-hidden />}
    </Link>
  )
}
