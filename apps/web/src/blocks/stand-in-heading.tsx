import { PageHeading, token } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { styled } from 'styled-components'

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-4')};
  &[data-waiting='true'] {
    position: absolute;
    clip-path: inset(50%);
  }
`

interface StandInHeadingProps {
  query: UseQueryResult<unknown>
  children: string
}

/**
 * The heading of a page whose own is part of what is asked for. It is only heard while the skeleton
 * stands for everything, and seen where the answer failed.
 */
export function StandInHeading({ query, children }: StandInHeadingProps) {
  if (query.data !== undefined) return null
  return <Heading data-waiting={!query.isError}>{children}</Heading>
}
