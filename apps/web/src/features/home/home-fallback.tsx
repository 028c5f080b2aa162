import { describeError } from '@shuyuan/api'
import { categoriesQuery, homeBlocksQuery } from '@shuyuan/api/query'
import { ButtonLink, ErrorBlock, Section, token } from '@shuyuan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useHref } from '../../core/links/use-href'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { NewestCourses } from './newest-courses'

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`

/**
 * Shown if the blocks of the home page cannot be loaded: one error message, and other links to courses.
 * Sections that also fail are hidden and retried together.
 */
export function HomeFallback() {
  const { api } = useServices()
  const href = useHref()
  const queryClient = useQueryClient()
  const blocks = useQuery(homeBlocksQuery(api))
  // The message stays during a retry, which resets the error of the query.
  const [error, setError] = useState(blocks.error)
  if (blocks.error !== null && blocks.error !== error) setError(blocks.error)
  const categories = useQuery(categoriesQuery(api)).data ?? []
  return (
    <>
      <ErrorBlock
        message={describeError(error)}
        isRetrying={blocks.isFetching}
        onRetry={() =>
          void queryClient.refetchQueries({
            type: 'active',
            predicate: ({ state }) => state.status === 'error',
          })
        }
      />
      {categories.length > 0 && (
        <Section title={messages.categories}>
          <Links>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <ButtonLink
                  href={href({ to: '/courses', search: { cid: id } })}
                  variant="secondary"
                  size="sm"
                >
                  {name}
                </ButtonLink>
              </li>
            ))}
          </Links>
        </Section>
      )}
      <NewestCourses isSilent />
    </>
  )
}
