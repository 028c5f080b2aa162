import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { ButtonLink, Section } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'

interface NewestCoursesProps {
  /** Hides errors if another message already reports them. */
  isSilent?: boolean
}

/** Shown if the school has arranged no blocks. */
export function NewestCourses({ isSilent = false }: NewestCoursesProps) {
  const { api } = useServices()
  const href = useHref()
  const courses = useQuery(coursesQuery(api, { page: 1, categoryId: 0, scene: '' }))
  if (isSilent && courses.isError && courses.data === undefined) return null
  return (
    <Section
      title={messages.newestCourses}
      action={
        courses.data?.items.length !== 0 && (
          <ButtonLink href={href({ to: '/courses' })} variant="ghost" size="sm">
            {messages.seeAllCourses}
          </ButtonLink>
        )
      }
    >
      <QueryBlock query={courses} skeleton={<CourseGridSkeleton />}>
        {({ items }) => <CourseGrid courses={items} hrefFor={({ id }) => href(courseLink(id))} />}
      </QueryBlock>
    </Section>
  )
}
