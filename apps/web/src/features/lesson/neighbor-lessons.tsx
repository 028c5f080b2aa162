import type { Lesson } from '@shuyuan/api'
import { Link, media, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-7')};
  border-block: 1px solid ${token('border')};
`

/** In a wide window, label and title are one line. */
const Neighbor = styled(Link)`
  display: grid;
  align-items: baseline;
  align-content: start;
  column-gap: ${token('space-3')};
  flex: 1 1 14rem;
  min-inline-size: 0;
  padding-block: ${token('space-4')};
  color: ${token('text')};
  &[rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
  ${media.md} {
    grid-template-columns: auto minmax(0, auto);
    justify-content: start;
    &[rel='next'] {
      justify-content: end;
    }
  }
`

const Label = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

interface NeighborLessonsProps {
  previous: Lesson | null
  next: Lesson | null
  hrefFor: (lesson: Lesson) => string
}

/** Links to the previous and next lesson. */
export function NeighborLessons({ previous, next, hrefFor }: NeighborLessonsProps) {
  if (previous === null && next === null) return null
  return (
    <Root aria-label={messages.lessons}>
      {previous && (
        <Neighbor href={hrefFor(previous)}>
          <Label>{messages.previous}</Label>
          <TitleText>{previous.title}</TitleText>
        </Neighbor>
      )}
      {next && (
        <Neighbor href={hrefFor(next)} rel="next">
          <Label>{messages.next}</Label>
          <TitleText>{next.title}</TitleText>
        </Neighbor>
      )}
    </Root>
  )
}
