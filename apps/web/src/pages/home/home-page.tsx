import { homeBlocksQuery } from '@shuyuan/api/query'
import { HomeBlocks, HomeBlocksSkeleton } from '@shuyuan/courses'
import { useSite } from '@shuyuan/site/react'
import { Container, PageHeading, token, VisuallyHidden } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { lazyBlock } from '../../blocks/lazy-block'
import { QueryBlock } from '../../blocks/query-block'
import { useDocumentTitle } from '../../use-document-title'
import { useServices } from '../../use-services'

const Root = styled(Container)`
  padding-block: ${token('space-5')} ${token('space-8')};
`

const NewestCourses = lazyBlock(
  'newest-courses',
  () => import('./newest-courses').then((module) => module.NewestCourses),
  <HomeBlocksSkeleton />,
)

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
