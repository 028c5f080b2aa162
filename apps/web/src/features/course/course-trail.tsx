import { Breadcrumb, type BreadcrumbProps } from '@shuyuan/ui'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'

/** The way to a page of the catalog: always from the home page, by way of all courses. */
export function CourseTrail({ items }: Pick<BreadcrumbProps, 'items'>) {
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
