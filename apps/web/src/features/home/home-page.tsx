import type { HomeBlock } from '@shuyuan/api'
import { homeBlocksQuery } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import {
  ErrorBoundary,
  Container,
  lazyComponent,
  media,
  PageHeading,
  Skeleton,
  token,
  VisuallyHidden,
} from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/links/page-links'
import { useHref } from '../../core/links/use-href'
import * as messages from '../../core/messages'
import { useCardOffer } from '../../core/vip/use-card-offer'
import { useServices } from '../../core/use-services'
import { BlockStack } from './home-blocks/block-stack'
import { HomeBlocks } from './home-blocks/home-blocks'
import { HomeBlocksSkeleton } from './home-blocks/home-blocks-skeleton'
import { LazyHomeOpening } from './lazy-home-opening'
import { useKnownVipFree } from './use-known-vip-free'

const Root = styled(Container)`
  padding-block: ${token('space-5')} ${token('space-8')};
`

const HomeFallback = lazyComponent(() =>
  import('./home-fallback').then((code) => code.HomeFallback),
)

/** As high as the opening: an introduction or the courses to continue, and nine subjects. */
const OpeningPlace = styled.div<{ $lead: string }>`
  block-size: calc(${({ $lead }) => $lead} + 14.25rem);
  ${media.md} {
    block-size: calc(${({ $lead }) => $lead} + 5.5rem);
  }
`

/** Separate, so that a sign-in does not render the page again. */
function OpeningSkeleton() {
  const { env } = useServices()
  const hasToken = useSessionState((state) => state.hasToken)
  const lead = env.hero ? '25rem' : '0rem'
  return (
    <OpeningPlace $lead={hasToken ? '10.95rem' : lead}>
      <Skeleton height="100%" />
    </OpeningPlace>
  )
}

/** Skipped blocks and spacers are not content. */
const isEmpty = ({ kind }: HomeBlock) => kind === 'skipped' || kind === 'blank'

/**
 * Home page: the blocks arranged by the school, or the newest courses without any. If the blocks cannot be
 * loaded, it shows other links to courses.
 */
export function HomePage() {
  const { api, env } = useServices()
  const { config, navs } = useSite()
  const href = useHref()
  const offer = useCardOffer()
  const blocks = useQuery(homeBlocksQuery(api))
  // The fallback stays while the blocks are refetched.
  const hasFailed = blocks.data === undefined && blocks.errorUpdateCount > 0
  const withKnownVipFree = useKnownVipFree()
  const skeleton = <HomeBlocksSkeleton hasHero={env.hero !== undefined} />
  const fallback = (
    <ErrorBoundary skeleton={skeleton}>
      <HomeFallback />
    </ErrorBoundary>
  )
  return (
    <Root>
      <BlockStack>
        <VisuallyHidden>
          <PageHeading>{config.name || messages.home}</PageHeading>
        </VisuallyHidden>
        <ErrorBoundary skeleton={<OpeningSkeleton />}>
          <LazyHomeOpening />
        </ErrorBoundary>
        {hasFailed ? (
          fallback
        ) : (
          <QueryBlock query={blocks} skeleton={skeleton}>
            {(list) =>
              list.every(isEmpty) ? (
                fallback
              ) : (
                <HomeBlocks
                  blocks={withKnownVipFree(list)}
                  courseHref={({ id }) => href(courseLink(id))}
                  navs={navs}
                  allCoursesHref={href({ to: '/courses' })}
                  {...offer}
                  baseUrl={config.url || undefined}
                  frameHosts={env.frameHosts}
                />
              )
            }
          </QueryBlock>
        )}
      </BlockStack>
    </Root>
  )
}
