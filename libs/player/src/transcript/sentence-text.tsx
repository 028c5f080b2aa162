import { memo, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import { splitByMatch, type Sentence } from './sentences'

/** A `button` element would be a box of its own instead of a part of the line. */
const Root = styled.span`
  border-radius: ${token('radius-xs')};
  cursor: pointer;
  &:hover {
    background: ${token('hover')};
  }
  &:active {
    background: ${token('pressed')};
  }
  &[aria-current] {
    text-decoration: underline 2px ${token('seal')};
    text-underline-offset: 0.35em;
  }
  mark {
    background: ${token('warning-soft')};
    color: ${token('text')};
  }
`

export interface SentenceTextProps {
  sentence: Sentence
  /** Text between it and the sentence before. */
  gap: string
  index: number
  query: string
  isCurrent: boolean
  /** True for the only sentence in the tab order. */
  isTabStop: boolean
  onSelect: (index: number) => void
}

/** A sentence in the text of a transcript, as a button that plays it. */
export const SentenceText = memo(function SentenceText(props: SentenceTextProps) {
  const { sentence, gap, index, query, isCurrent, isTabStop, onSelect } = props

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(index)
  }

  return (
    <>
      {gap}
      <Root
        role="button"
        data-sentence={index}
        aria-current={isCurrent || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSelect(index)}
        onKeyDown={press}
      >
        {splitByMatch(sentence.text, query).map((part, at) =>
          at % 2 === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
        )}
      </Root>
    </>
  )
})
