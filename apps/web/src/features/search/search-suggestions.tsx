import { searchQuery } from '@shuyuan/api/query'
import { Cover, Link, Price, TitleText, token, VisuallyHidden } from '@shuyuan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { useServices } from '../../core/use-services'
import * as messages from './messages'
import { SuggestionPanel } from './suggestion-panel'
import { titleMatchesQuery } from './title-matches-query'
import { useDebouncedText } from './use-debounced-text'
import { useHitHref } from './use-hit-href'
import { useSuggestionKeys } from './use-suggestion-keys'

/** How long the text must not change before it is searched, in ms. The API limits the calls of a visitor. */
const debounceMs = 300

const maxCourses = 5
const maxLessons = 3

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-2')};
  border-radius: ${token('radius-md')};
  color: ${token('text')};
  &:hover,
  &:focus-visible {
    background: ${token('hover')};
    text-decoration: none;
  }
  & > small {
    color: ${token('text-subtle')};
    font: ${token('type-small')};
  }
`

interface Suggestion {
  key: string
  title: string
  cover: string | null
  href: string
  isLesson: boolean
  /** In yuan. */
  price: number
}

interface SearchSuggestionsProps {
  /** As typed. */
  keywords: string
}

/** Courses and lessons that match the text in a search field, as links at the end of its form. */
export function SearchSuggestions({ keywords }: SearchSuggestionsProps) {
  const panel = useRef<HTMLElement>(null)
  const [dismissed, setDismissed] = useState('')
  const suggestions = useSuggestions(useDebouncedText(keywords, debounceMs))
  useSuggestionKeys(panel, () => setDismissed(keywords))
  const isShown = suggestions.length > 0 && dismissed !== keywords
  return (
    <>
      {/* Outside of the panel: a live region must exist before its text changes. */}
      <VisuallyHidden role="status">
        {isShown && messages.suggestionCount(suggestions.length)}
      </VisuallyHidden>
      <SuggestionPanel ref={panel} hidden={!isShown}>
        <ul role="list">
          {suggestions.map(({ key, title, cover, href, isLesson, price }) => (
            <li key={key}>
              <Row href={href}>
                <Cover src={cover} alt="" title={title} ratio={16 / 9} />
                <TitleText>{title}</TitleText>
                {isLesson ? <small>{messages.lesson}</small> : price > 0 && <Price yuan={price} />}
              </Row>
            </li>
          ))}
        </ul>
      </SuggestionPanel>
    </>
  )
}

/** A server without a search engine finds nothing, so courses that match by title follow. */
function useSuggestions(keywords: string): Suggestion[] {
  const { api } = useServices()
  const href = useHref()
  const hrefForHit = useHitHref()
  const { data: found } = useQuery({
    ...searchQuery(api, { keywords, type: '', page: 1 }),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
  })
  const titles = useQuery({
    ...titleMatchesQuery(api, keywords),
    enabled: found?.total === 0,
    placeholderData: keepPreviousData,
  })
  if (found?.total === 0) {
    const courses = titles.data?.items.slice(0, maxCourses) ?? []
    return courses.map(({ id, title, cover, price, isFree }) => ({
      key: `course ${id}`,
      title,
      cover,
      href: href(courseLink(id)),
      isLesson: false,
      price: isFree ? 0 : price,
    }))
  }
  const ofType = (type: string) => found?.items.filter((hit) => hit.resourceType === type) ?? []
  const hits = [...ofType('vod').slice(0, maxCourses), ...ofType('video').slice(0, maxLessons)]
  return hits.flatMap((hit) => {
    const target = hrefForHit(hit)
    if (target === null) return []
    const { id, title, cover, price, resourceType } = hit
    return {
      key: `hit ${id}`,
      title,
      cover,
      href: target,
      isLesson: resourceType === 'video',
      price,
    }
  })
}
