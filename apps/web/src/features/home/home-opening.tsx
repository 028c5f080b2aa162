import { homeBlocksQuery } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { Container, media, ruledBand, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useSchoolFigures } from '../../core/site/school-figures'
import { useServices } from '../../core/use-services'
import { LazyContinueLearning } from '../study'
import { Hero } from './hero/hero'
import { HeroImage } from './hero/hero-image'
import { SchoolBooks } from './hero/school-books'
import * as messages from './messages'
import { SchoolStructuredData } from './school-structured-data'
import { useLogSkippedBlocks } from './use-log-skipped-blocks'

const Band = styled.div`
  ${ruledBand}
`

const Sheet = styled(Container)`
  padding-block-start: ${token('space-6')};
  ${media.md} {
    padding-block-end: ${token('space-6')};
  }
`

/** Start of the home page: courses to continue, or an introduction for visitors. */
export function HomeOpening() {
  const { api, env } = useServices()
  const isHydrated = useHydrated()
  const hasToken = useSessionState((state) => state.hasToken)
  useLogSkippedBlocks(useQuery(homeBlocksQuery(api)).data)
  const figures = useSchoolFigures()
  return (
    <>
      <SchoolStructuredData />
      {(hasToken || !isHydrated) && (
        <Band data-learner-place>
          {hasToken && (
            <Sheet>
              <LazyContinueLearning />
            </Sheet>
          )}
        </Band>
      )}
      {env.hero && !hasToken && (
        // During hydration, CSS hides it from a learner.
        <div data-visitor-place={!isHydrated || undefined}>
          <Hero {...env.hero} figures={figures && messages.schoolFigures(figures)}>
            {env.hero.image ? (
              <HeroImage src={env.hero.image} focus={env.hero.focus} />
            ) : (
              <SchoolBooks />
            )}
          </Hero>
        </div>
      )}
    </>
  )
}
