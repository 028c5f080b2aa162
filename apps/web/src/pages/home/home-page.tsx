import { coursesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton, HomeBlocks, HomeBlocksSkeleton } from '@shuyuan/courses'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Container, PageHeading, Section, token, VisuallyHidden } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../blocks/query-block'
import { messages } from '../../messages'
import { useDocumentTitle } from '../../use-document-title'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'

const Root = styled(Container)`
  padding-block: ${token('space-5')} ${token('space-8')};
`

const courseHref = ({ id }: { id: number }) => `/courses/detail/${id}`

/** The home page: the blocks that the school arranged, or its newest courses when it arranged none. */
export function HomePage() {
  const { api } = useServices()
  const { config } = useSite()
  const blocks = useQuery(homeBlocksQuery(api))
  useDocumentTitle()
  return (
    <Root>
      <VisuallyHidden>
        <PageHeading>{config.name}</PageHeading>
      </VisuallyHidden>
      <QueryBlock query={blocks} skeleton={<HomeBlocksSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <NewestCourses />
          ) : (
            <HomeBlocks blocks={list} courseHref={courseHref} />
          )
        }
      </QueryBlock>
    </Root>
  )
}

function NewestCourses() {
  const { api } = useServices()
  const sellsVip = useSellsVip()
  const courses = useQuery(coursesQuery(api, { page: 1, categoryId: 0, scene: '' }))
  return (
    <Section
      title={messages.newestCourses}
      action={
        <ButtonLink href="/courses" variant="ghost" size="sm">
          {messages.seeAllCourses}
        </ButtonLink>
      }
    >
      <QueryBlock query={courses} skeleton={<CourseGridSkeleton />}>
        {({ items }) => <CourseGrid courses={items} hrefFor={courseHref} sellsVip={sellsVip} />}
      </QueryBlock>
    </Section>
  )
}
