import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { SentenceRow } from './sentence-row'
import type { Sentence } from './sentences'
import { useFollowCurrent } from './use-follow-current'

const List = styled.ol`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  min-block-size: 12em;
  margin: 0;
  padding: ${token('space-2')};
  list-style: none;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    overflow: visible;
  }
`

export interface TranscriptListProps {
  sentences: readonly Sentence[]
  /** Indices of the sentences to show. */
  shown: readonly number[]
  current: number
  query: string
  /** Keeps the current sentence in view. */
  follows: boolean
  /** Called when the reader scrolls or moves through the sentences. */
  onLeave: () => void
  onSelect: (index: number) => void
  label: string
  lang: string | undefined
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
  ['End', Infinity],
  ['Home', -Infinity],
])

/** Sentences of a transcript. Tab moves to one of them, and the arrow keys move between them. */
export function TranscriptList(props: TranscriptListProps): ReactElement {
  const { sentences, shown, current, query, follows, onLeave, onSelect, label, lang } = props
  const list = useFollowCurrent(follows, current, shown)
  const [focused, setFocused] = useState<number | null>(null)
  const wanted = focused ?? current
  const tabStop = shown.includes(wanted) ? wanted : shown[0]

  function move(event: KeyboardEvent) {
    const step = steps.get(event.key)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onLeave()
    const at = shown.indexOf(Number(document.activeElement?.getAttribute('data-sentence')))
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))]
    list.current?.querySelector<HTMLElement>(`[data-sentence="${next}"]`)?.focus()
  }

  /** The target of a press on the scroll bar is the list itself. */
  function grab(event: PointerEvent) {
    if (event.target === list.current) onLeave()
  }

  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      lang={lang}
      onKeyDown={move}
      onWheel={onLeave}
      onTouchMove={onLeave}
      onPointerDown={grab}
      onFocus={(event) => setFocused(Number(event.target.getAttribute('data-sentence')))}
      onBlur={() => setFocused(null)}
    >
      {shown.map((index) => {
        const sentence = sentences[index]
        return (
          sentence && (
            <SentenceRow
              key={index}
              sentence={sentence}
              index={index}
              query={query}
              isCurrent={index === current}
              isTabStop={index === tabStop}
              onSelect={onSelect}
            />
          )
        )
      })}
    </List>
  )
}
