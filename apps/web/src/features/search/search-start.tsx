import { categoriesQuery } from '@shuyuan/api/query'
import { Button, Link, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useHref } from '../../core/router/use-href'
import { useServices } from '../../core/use-services'
import * as messages from './messages'
import { forgetSearches, recentSearches } from '../../core/account/recent-searches'
import { SuggestionPanel } from './suggestion-panel'
import { useSuggestionKeys } from './use-suggestion-keys'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${token('touch-target')};
  padding-inline: ${token('space-2')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-2')};
`

const Word = styled(Link)`
  display: block;
  align-content: center;
  min-block-size: ${token('touch-target')};
  padding-inline: ${token('space-2')};
  border-radius: ${token('radius-md')};
  color: ${token('text')};
  overflow-wrap: anywhere;
  &:hover,
  &:focus-visible {
    background: ${token('hover')};
    text-decoration: none;
  }
`

/** Links to the last searches on this device and to the subjects of the school, for a search field without text. */
export function SearchStart() {
  const { api, device } = useServices()
  const href = useHref()
  const panel = useRef<HTMLElement>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  const [searches, setSearches] = useState(() => recentSearches(device))
  const { data: subjects = [] } = useQuery(categoriesQuery(api))
  useSuggestionKeys(panel, () => setIsDismissed(true))

  function clear() {
    // The focus would leave the form with the button.
    panel.current?.closest('form')?.querySelector('input')?.focus()
    forgetSearches(device)
    setSearches([])
  }

  return (
    <SuggestionPanel
      ref={panel}
      hidden={isDismissed || (searches.length === 0 && subjects.length === 0)}
    >
      {searches.length > 0 && (
        <>
          <Head>
            {messages.recentSearches}
            <Button variant="ghost" size="sm" onClick={clear}>
              {messages.clearSearches}
            </Button>
          </Head>
          <Words role="list">
            {searches.map((keywords) => (
              <li key={keywords}>
                <Word href={href({ to: '/search', search: { keywords } })}>{keywords}</Word>
              </li>
            ))}
          </Words>
        </>
      )}
      <Head>{messages.subjects}</Head>
      <Words role="list">
        {subjects.map(({ id, name }) => (
          <li key={id}>
            <Word href={href({ to: '/courses', search: { cid: id } })}>{name}</Word>
          </li>
        ))}
      </Words>
    </SuggestionPanel>
  )
}
