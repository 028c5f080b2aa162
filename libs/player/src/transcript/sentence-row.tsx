import { memo } from 'react'
import { styled } from 'styled-components'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { splitByMatch, type Sentence } from './sentences'

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  inline-size: 100%;
  min-block-size: ${token('touch-target')};
  align-items: baseline;
  padding: ${token('space-2')} ${token('space-3')};
  border: 0;
  border-radius: ${token('radius-md')};
  background: none;
  color: ${token('text')};
  font: ${token('type-body')};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token('hover')};
  }
  &:active {
    background: ${token('pressed')};
  }
  &[aria-current] {
    background: ${token('selected')};
    color: ${token('on-selected')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  mark {
    background: ${token('warning-soft')};
    color: ${token('text')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Time = styled.span`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  [aria-current] > & {
    color: inherit;
  }
`

export interface SentenceRowProps {
  sentence: Sentence
  index: number
  query: string
  isCurrent: boolean
  /** True for the only sentence in the tab order. */
  isTabStop: boolean
  onSelect: (index: number) => void
}

/**
 * A sentence as a button that plays it. Its accessible name does not include the time, so that a screen reader reads
 * only the text.
 */
export const SentenceRow = memo(function SentenceRow(props: SentenceRowProps) {
  const { sentence, index, query, isCurrent, isTabStop, onSelect } = props
  return (
    <li>
      <Row
        type="button"
        data-sentence={index}
        aria-current={isCurrent || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSelect(index)}
      >
        <Time aria-hidden translate="no">
          {formatDuration(sentence.start)}
        </Time>
        <span>
          {splitByMatch(sentence.text, query).map((part, at) =>
            at % 2 === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
          )}
        </span>
      </Row>
    </li>
  )
})
