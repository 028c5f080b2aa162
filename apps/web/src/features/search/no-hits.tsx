import { CourseGrid, CourseGridSkeleton, SearchResults, type SearchType } from '@shuyuan/courses'
import { ButtonLink, Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { PopularCourses } from '../../core/page/popular-courses'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { titleMatchesQuery } from './title-matches-query'

const Explanation = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface NoHitsProps {
  keywords: string
  type?: SearchType
}

/**
 * Result of a search without hits: courses that match by title, or else popular courses. A server without a
 * search engine never finds anything, and a search for lessons may match a course.
 */
export function NoHits({ keywords, type = '' }: NoHitsProps) {
  const { api } = useServices()
  const href = useHref()
  const matches = useQuery(titleMatchesQuery(api, keywords))
  return (
    <QueryBlock query={matches} skeleton={<CourseGridSkeleton count={4} />}>
      {({ items, total }) => {
        if (total === 0) return <Nothing keywords={keywords} type={type} />
        return (
          <Section title={messages.titleMatches(keywords)}>
            <Explanation>
              <span role="status">
                {type === 'video'
                  ? messages.noLessonsButCourses(total)
                  : messages.foundByTitle(total)}
              </span>
              {type === 'video' && <SearchEverything keywords={keywords} />}
            </Explanation>
            <CourseGrid courses={items} hrefFor={({ id }) => href(courseLink(id))} />
          </Section>
        )
      }}
    </QueryBlock>
  )
}

function Nothing({ keywords, type }: Required<NoHitsProps>) {
  const href = useHref()
  return (
    <>
      <SearchResults
        hits={[]}
        total={0}
        keywords={keywords}
        hrefFor={() => null}
        emptyAction={
          type === '' ? (
            <ButtonLink href={href({ to: '/courses' })} variant="secondary">
              {messages.seeAllCourses}
            </ButtonLink>
          ) : (
            <SearchEverything keywords={keywords} />
          )
        }
      />
      <PopularCourses />
    </>
  )
}

function SearchEverything({ keywords }: { keywords: string }) {
  const href = useHref()
  return (
    <ButtonLink href={href({ to: '/search', search: { keywords } })} size="sm" variant="secondary">
      {messages.searchEverything}
    </ButtonLink>
  )
}
