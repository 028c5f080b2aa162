import type { HomeBlock } from '@shuyuan/api'
import { homeBlocksQuery } from '@shuyuan/api/query'
import { HomeBlocks, HomeBlocksSkeleton } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { Container, PageHeading, token, VisuallyHidden } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { lazyBlock } from '../../blocks/lazy-block'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../messages'
import { useDocumentTitle } from '../../use-document-title'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { ContinuePlace } from './continue-place'
import { useKnownVipFree } from './use-known-vip-free'
import { useSkippedLog } from './use-skipped-log'

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-7')};
  padding-block: ${token('space-5')} ${token('space-8')};
`

const NewestCourses = lazyBlock(
  'newest-courses',
  () => import('./newest-courses').then((module) => module.NewestCourses),
  <HomeBlocksSkeleton />,
)

const OtherSources = lazyBlock(
  'other-sources',
  () => import('./other-sources').then((module) => module.OtherSources),
  <HomeBlocksSkeleton />,
)

/** Nobody would see anything of it. */
const isEmpty = ({ kind }: HomeBlock) => kind === 'skipped' || kind === 'blank'

const courseHref = ({ id }: { id: number }) => `/courses/detail/${id}`

/**
 * The home page: the blocks that the school arranged, its newest courses when it arranged none, and what
 * else leads to courses when the arrangement cannot be had.
 */
export function HomePage() {
  const { api, env } = useServices()
  const { config } = useSite()
  const { hasToken } = useSessionState()
  const sellsVip = useSellsVip()
  const blocks = useQuery(homeBlocksQuery(api))
  // While it is asked for again what stands in its place stays.
  const isLost = blocks.data === undefined && blocks.errorUpdateCount > 0
  const withKnownVipFree = useKnownVipFree()
  useSkippedLog(blocks.data)
  useDocumentTitle()
  return (
    <Root>
      <VisuallyHidden>
        <PageHeading>{config.name || messages.home}</PageHeading>
      </VisuallyHidden>
      {hasToken && <ContinuePlace />}
      {isLost ? (
        <OtherSources />
      ) : (
        <QueryBlock query={blocks} skeleton={<HomeBlocksSkeleton />}>
          {(list) =>
            list.every(isEmpty) ? (
              <NewestCourses />
            ) : (
              <HomeBlocks
                blocks={withKnownVipFree(list)}
                courseHref={courseHref}
                allCoursesHref="/courses"
                sellsVip={sellsVip}
                baseUrl={config.url || undefined}
                frameHosts={env.frameHosts}
              />
            )
          }
        </QueryBlock>
      )}
    </Root>
  )
}
