import { useMemo, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { formatDuration } from '@shuyuan/time-format'
import { token, VisuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { paragraphsOf } from './paragraphs'
import { SentenceText } from './sentence-text'
import { gapBetween, type Sentence } from './sentences'
import { useFollowCurrent } from './use-follow-current'

const List = styled.ol`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  min-block-size: 12em;
  margin: 0;
  padding: ${token('space-2')} ${token('space-3')};
  list-style: none;
  font: ${token('type-reading')};
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    overflow: visible;
  }
`

/** Its width decides whether the time and the notes are beside the text or in its column. */
const Row = styled.li`
  container-type: inline-size;
  & + & {
    margin-block-start: ${token('space-4')};
  }
`

const Paragraph = styled.div`
  display: grid;
  column-gap: ${token('space-5')};
  @container (min-width: 34rem) {
    grid-template-columns: 3.5rem minmax(0, 36em);
    align-items: baseline;
  }
  @container (min-width: 56rem) {
    grid-template-columns: 3.5rem minmax(0, 36em) minmax(0, 1fr);
  }
`

const Time = styled.span`
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

const Notes = styled.div`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  white-space: pre-wrap;
  @container (min-width: 34rem) and (max-width: 55.99rem) {
    grid-column: 2;
  }
`

/** A note at a second of the lesson. */
export interface TranscriptNote {
  second: number
  text: string
}

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
  notes: readonly TranscriptNote[]
  /** Names a note for screen readers. */
  noteLabel: string
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['PageDown', 10],
  ['PageUp', -10],
  ['End', Infinity],
  ['Home', -Infinity],
])

/** Text of a transcript. Tab moves to one of its sentences, and the arrow keys move between them. */
export function TranscriptList(props: TranscriptListProps): ReactElement {
  const { sentences, shown, current, query, follows, onLeave, onSelect, label, lang } = props
  const { notes, noteLabel } = props
  const paragraphs = useMemo(() => paragraphsOf(sentences, shown), [sentences, shown])
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
      {paragraphs.map(({ indices, start, end }) => (
        <Row key={start}>
          <Paragraph>
            <Time aria-hidden translate="no">
              {formatDuration(start)}
            </Time>
            <div>
              {indices.map((index, at) => {
                const sentence = sentences[index]
                const before = at === 0 ? '' : (sentences[index - 1]?.text ?? '')
                return (
                  sentence && (
                    <SentenceText
                      key={index}
                      sentence={sentence}
                      gap={gapBetween(before, sentence.text)}
                      index={index}
                      query={query}
                      isCurrent={index === current}
                      isTabStop={index === tabStop}
                      onSelect={onSelect}
                    />
                  )
                )
              })}
            </div>
            <Notes>
              {notes
                .filter(({ second }) => second >= start && second < end)
                .map(({ second, text }, at) => (
                  <p key={`${second} ${at}`}>
                    <VisuallyHidden>{noteLabel}</VisuallyHidden>
                    {text}
                  </p>
                ))}
            </Notes>
          </Paragraph>
        </Row>
      ))}
    </List>
  )
}
