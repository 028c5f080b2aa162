import { Breadcrumb, type BreadcrumbProps } from '@shuyuan/ui'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'

/** Breadcrumb of a course or lesson, after the home page and the course list. */
export function CourseTrail({ items }: { items: NonNullable<BreadcrumbProps['items']> }) {
  const href = useHref()
  return (
    <Breadcrumb
      items={[
        { label: messages.home, href: href({ to: '/' }) },
        { label: messages.allCourses, href: href({ to: '/courses' }) },
        ...items,
      ]}
    />
  )
}
