import type { HomeBlock } from '@shuyuan/api'
import { categoriesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { useSite } from '@shuyuan/site/react'
import { Container, media, PageHeading, token, VisuallyHidden } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { styled } from 'styled-components'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { home } from '../../core/router/titles'
import { useServices } from '../../core/use-services'
import { BlockStack } from './home-blocks/block-stack'
import { HomeBlocks } from './home-blocks/home-blocks'
import { HomeBlocksSkeleton } from './home-blocks/home-blocks-skeleton'
import { HomeFallback } from './home-fallback'
import { HomeOpening } from './home-opening'
import { SchoolContents } from './school-contents'
import { useCompleteBlocks } from './use-known-courses'

const Root = styled(Container)`
  padding-block: ${token('space-8')};
  ${media.md} {
    padding-block-start: ${token('space-9')};
  }
`

/** Whether the page can show a block. */
const isShown = ({ kind }: HomeBlock) => kind === 'slider' || kind === 'courses' || kind === 'code'

/**
 * Home page: the blocks arranged by the school, or the newest courses without any. If the blocks cannot be
 * loaded, it shows other links to courses.
 */
export function HomePage() {
  const { api, env } = useServices()
  const { config, navs } = useSite()
  const href = useHref()
  const blocks = useQuery(homeBlocksQuery(api))
  // The fallback stays while the blocks are refetched.
  const hasFailed = blocks.data === undefined && blocks.errorUpdateCount > 0
  const complete = useCompleteBlocks()
  const categories = useQuery(categoriesQuery(api))
  // Without categories the page has other links to courses.
  const hasContents = categories.data ? categories.data.length > 0 : !categories.isError
  const contents = hasContents && <SchoolContents />
  const skeleton = <HomeBlocksSkeleton hasHero={env.hero !== undefined} contents={contents} />
  const fallback = (
    <BlockStack>
      {contents}
      <HomeFallback />
    </BlockStack>
  )
  return (
    <>
      <VisuallyHidden>
        <PageHeading>{config.name || home}</PageHeading>
      </VisuallyHidden>
      {/* A boundary, so that React hydrates it apart from the blocks. */}
      <Suspense>
        <HomeOpening />
      </Suspense>
      <Root>
        {hasFailed ? (
          fallback
        ) : (
          <QueryBlock query={blocks} skeleton={skeleton}>
            {(list) =>
              list.some(isShown) ? (
                <HomeBlocks
                  blocks={complete(list)}
                  contents={contents}
                  courseHref={({ id }) => href(courseLink(id))}
                  navs={navs}
                  allCoursesHref={hasContents ? undefined : href({ to: '/courses' })}
                  baseUrl={config.url || undefined}
                  frameHosts={env.frameHosts}
                />
              ) : (
                fallback
              )
            }
          </QueryBlock>
        )}
      </Root>
    </>
  )
}
