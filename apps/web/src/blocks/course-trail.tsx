import { Breadcrumb, type BreadcrumbProps } from '@shuyuan/ui'
import * as messages from '../page-messages'

/** The way to a page of the catalog: always from the home page, by way of all courses. */
export function CourseTrail({ items }: Pick<BreadcrumbProps, 'items'>) {
  return (
    <Breadcrumb
      items={[
        { label: messages.home, href: '/' },
        { label: messages.allCourses, href: '/courses' },
        ...items,
      ]}
    />
  )
}
