import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton } from '@shuyuan/courses'
import { Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../app/page/query-block'
import { courseLink } from '../../app/links/page-links'
import { useHref } from '../../app/links/use-href'
import * as messages from './messages'
import { useCardOffer } from '../../app/vip/use-card-offer'
import { useServices } from '../../app/use-services'

const most = 4

const Root = styled(Section)`
  margin-block-start: ${token('space-8')};
`

/** The most bought courses. */
export function Suggestions() {
  const { api } = useServices()
  const href = useHref()
  const offer = useCardOffer()
  const query = useQuery(coursesQuery(api, { page: 1, categoryId: 0, scene: 'sub' }))
  if (query.data?.items.length === 0) return null
  return (
    <Root title={messages.popularCourses}>
      <QueryBlock query={query} skeleton={<CourseGridSkeleton count={most} />}>
        {({ items }) => (
          <CourseGrid
            courses={items.slice(0, most)}
            hrefFor={({ id }) => href(courseLink(id))}
            {...offer}
          />
        )}
      </QueryBlock>
    </Root>
  )
}
