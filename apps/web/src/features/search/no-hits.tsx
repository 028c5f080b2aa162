import { coursesQuery } from '@shuyuan/api/query'
import { CourseGrid, CourseGridSkeleton, SearchResults, type SearchType } from '@shuyuan/courses'
import { ButtonLink, Section, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../app/page/query-block'
import { courseLink } from '../../app/links/page-links'
import { useHref } from '../../app/links/use-href'
import * as messages from './messages'
import { useCardOffer } from '../../app/vip/use-card-offer'
import { useServices } from '../../app/use-services'
import { Suggestions } from './suggestions'

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
  margin-block-end: ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

interface NoHitsProps {
  keywords: string
  type?: SearchType
}

/**
 * What a search that found nothing leads to: the courses with the words in their titles, as a server
 * without a search engine finds nothing at all; without such courses, those that others take.
 */
export function NoHits({ keywords, type = '' }: NoHitsProps) {
  const { api } = useServices()
  const href = useHref()
  const offer = useCardOffer()
  const isForCourses = type !== 'video'
  const titles = useQuery({
    ...coursesQuery(api, { page: 1, pageSize: mostTitles }),
    staleTime: 5 * 60_000,
    enabled: isForCourses,
  })
  if (!isForCourses) return <Nothing keywords={keywords} type={type} />
  return (
    <QueryBlock query={titles} skeleton={<CourseGridSkeleton count={4} />}>
      {({ items }) => {
        const found = matchTitles(items, keywords)
        if (found.length === 0) return <Nothing keywords={keywords} type={type} />
        return (
          <Section title={messages.titleMatches(keywords)}>
            <How role="status">{messages.foundByTitle(found.length)}</How>
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
            <ButtonLink href={href({ to: '/courses' })}>{messages.browseCourses}</ButtonLink>
          ) : (
            <ButtonLink href={href({ to: '/search', search: { keywords } })}>
              {messages.searchEverything}
            </ButtonLink>
          )
        }
      />
      <Suggestions />
    </>
  )
}
