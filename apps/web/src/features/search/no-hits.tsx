import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton, SearchResults, type SearchType } from '@shuyuan/courses'
import { ButtonLink, Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { PopularCourses } from '../../core/page/popular-courses'
import { QueryBlock } from '../../core/page/query-block'
import { courseLink } from '../../core/links/page-links'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'
import { useCardOffer } from '../../core/vip/use-card-offer'
import { useServices } from '../../core/use-services'

/** What is compared: full-width letters are those of the keyboard, and their case does not matter. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The courses whose titles hold all words of a search; none for a search without words. */
export function matchTitles<Course extends { title: string }>(
  courses: readonly Course[],
  keywords: string,
): Course[] {
  const words = plain(keywords).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return courses.filter(({ title }) => words.every((word) => plain(title).includes(word)))
}

/** So many titles come with one call; a school with more has a search engine. */
const mostTitles = 500
const mostShown = 60

const How = styled.p`
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
 * What a search that found nothing leads to: the courses with the words in their titles, as a server
 * without a search engine finds nothing at all, and one that has no such lesson may have such a course;
 * without such courses, those that others take.
 */
export function NoHits({ keywords, type = '' }: NoHitsProps) {
  const { api } = useServices()
  const href = useHref()
  const offer = useCardOffer()
  const titles = useQuery({
    ...coursesQuery(api, { page: 1, pageSize: mostTitles }),
    staleTime: 5 * 60_000,
  })
  return (
    <QueryBlock query={titles} skeleton={<CourseGridSkeleton count={4} />}>
      {({ items }) => {
        const found = matchTitles(items, keywords)
        if (found.length === 0) return <Nothing keywords={keywords} type={type} />
        return (
          <Section title={messages.titleMatches(keywords)}>
            <How>
              <span role="status">
                {type === 'video'
                  ? messages.noLessonsButCourses(found.length)
                  : messages.foundByTitle(found.length)}
              </span>
              {type === 'video' && <SearchEverything keywords={keywords} />}
            </How>
            <CourseGrid
              courses={found.slice(0, mostShown)}
              hrefFor={({ id }) => href(courseLink(id))}
              {...offer}
            />
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
              {messages.browseCourses}
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
