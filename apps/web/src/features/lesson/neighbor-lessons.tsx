import type { Lesson } from '@shuyuan/api'
import { Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './lesson-messages'

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-5')};
`

const Way = styled(Link)`
  display: grid;
  flex: 0 1 auto;
  min-inline-size: 0;
  padding-block: ${token('space-1')};
  color: ${token('text')};
  &[data-way='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
`

const Where = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface NeighborLessonsProps {
  previous: Lesson | null
  next: Lesson | null
  hrefFor: (lesson: Lesson) => string
}

/** The lessons before and after this one. */
export function NeighborLessons({ previous, next, hrefFor }: NeighborLessonsProps) {
  if (previous === null && next === null) return null
  return (
    <Root aria-label={messages.lessons}>
      {previous && (
        <Way href={hrefFor(previous)} data-way="previous">
          <Where>{messages.previous}</Where>
          {previous.title}
        </Way>
      )}
      {next && (
        <Way href={hrefFor(next)} data-way="next">
          <Where>{messages.next}</Where>
          {next.title}
        </Way>
      )}
    </Root>
  )
}
