import { categoriesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { media, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { useServices } from '../../core/use-services'
import { LazyContinueLearning } from '../study'
import { Hero } from './hero/hero'
import * as messages from './messages'
import { SchoolStructuredData } from './school-structured-data'
import { SubjectStrip } from './subject-strip'
import { useSchoolFigures } from '../../core/site/school-figures'
import { useLogSkippedBlocks } from './use-log-skipped-blocks'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.md} {
    gap: ${token('space-6')};
  }
`

/** Start of the home page: courses to continue or an introduction for visitors, and the subjects. */
export function HomeOpening() {
  const { api, env } = useServices()
  const isHydrated = useHydrated()
  const hasToken = useSessionState((state) => state.hasToken)
  useLogSkippedBlocks(useQuery(homeBlocksQuery(api)).data)
  const { data: categories, isError } = useQuery(categoriesQuery(api))
  const figures = useSchoolFigures()
  // Without categories the page has other links to courses.
  const hasSubjects = categories === undefined ? !isError : categories.length > 0
  return (
    <Root>
      <SchoolStructuredData />
      {(hasToken || !isHydrated) && (
        <div data-learner-place>{hasToken && <LazyContinueLearning />}</div>
      )}
      {env.hero && !hasToken && (
        // During hydration, CSS hides it from a learner.
        <div data-visitor-place={!isHydrated || undefined}>
          <Hero {...env.hero} figures={figures && messages.schoolFigures(figures)} />
        </div>
      )}
      {hasSubjects && <SubjectStrip categories={categories} counts={figures?.byCategory} />}
    </Root>
  )
}
