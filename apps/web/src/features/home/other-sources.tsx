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
 * What the home page shows when the school's arrangement of it cannot be had: one message for all of it,
 * and below what else leads to courses. What of that fails, too, is left out and asked again with it.
 */
export function OtherSources() {
  const { api } = useServices()
  const href = useHref()
  const queryClient = useQueryClient()
  const blocks = useQuery(homeBlocksQuery(api))
  // Asking again takes the error away, but not what is said of it.
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
