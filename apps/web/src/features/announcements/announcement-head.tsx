import type { Announcement } from '@shuyuan/api'
import { textFromHtml } from '@shuyuan/rich-text'
import { useHref } from '../../core/router/use-href'
import { PageHead } from '../../core/page/page-head'

/** Length of the description in characters. Search engines show less. */
const longest = 160

interface AnnouncementHeadProps {
  announcement: Announcement
}

/** Title, own words and canonical URL of an announcement, for search engines. */
export function AnnouncementHead({ announcement: { id, title, html } }: AnnouncementHeadProps) {
  const href = useHref()
  const characters = Array.from(textFromHtml(html).replaceAll('\n', ' '))
  const words = characters.slice(0, longest).join('')
  return (
    <PageHead
      title={title}
      description={(characters.length > longest ? `${words}…` : words) || undefined}
      path={href({ to: '/announcement', search: { id } })}
    />
  )
}
