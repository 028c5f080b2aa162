import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

export type StateImageKind = 'empty' | 'search' | 'orders' | 'messages' | 'study' | 'failure'

/** The drawings share one light, one stroke width, three tones (ground, paper, line) and one accent each. */
const Root = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token('text-subtle')};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & .ground {
    fill: ${token('accent-soft')};
    stroke: none;
  }
  & .paper {
    fill: ${token('surface-raised')};
  }
  & .accent {
    stroke: ${token('accent-strong')};
  }
  & .spot {
    fill: ${token('accent-strong')};
    stroke: none;
  }
  & .faint {
    stroke: ${token('border-strong')};
    opacity: 0.6;
  }
`

const drawings: Record<StateImageKind, ReactNode> = {
  // An open book with empty pages.
  empty: (
    <>
      <path
        className="paper"
        d="M80 44C68 35 52 32 34 33v52c18-1 34 2 46 11 12-9 28-12 46-11V33c-18-1-34 2-46 11Z"
      />
      <path d="M80 44v52" />
      <path className="faint" d="M44 47c9 0 17 2 25 5M44 58c9 0 17 2 25 5M116 47c-9 0-17 2-25 5" />
      <path className="accent" d="M106 33v20l6-5 6 5V33" />
    </>
  ),
  // A magnifying glass over an index card.
  search: (
    <>
      <rect className="paper" x="36" y="30" width="70" height="58" rx="6" />
      <path className="faint" d="M48 46h34M48 58h20M48 70h14" />
      <circle className="paper accent" cx="94" cy="66" r="20" />
      <path className="accent" d="m109 81 15 15" />
      <path className="faint" d="M86 62c2-5 6-7 11-7" />
    </>
  ),
  // An empty paper bag.
  orders: (
    <>
      <path className="paper" d="M50 46h60l6 50H44Z" />
      <path className="accent" d="M66 58V42c0-18 28-18 28 0v16" />
      <path className="faint" d="M62 80h36" />
      <circle className="spot" cx="66" cy="60" r="3" />
      <circle className="spot" cx="94" cy="60" r="3" />
    </>
  ),
  // A closed envelope.
  messages: (
    <>
      <rect className="paper" x="38" y="40" width="84" height="56" rx="7" />
      <path d="m41 45 39 30 39-30" />
      <path className="faint" d="m42 92 24-22M118 92 94 70" />
      <path className="accent" d="M116 24v10M128 30l-7 7M104 30l7 7" />
    </>
  ),
  // A table lamp over a closed book.
  study: (
    <>
      <path className="ground" d="m78 46 34-8 20 58H58Z" style={{ opacity: 0.7 }} />
      <path d="M46 96V56l26-24" />
      <path className="paper accent" d="m66 26 22-8 10 28-30-6Z" />
      <path d="M34 96h24" />
      <rect className="paper" x="84" y="84" width="44" height="12" rx="3" />
      <path className="faint" d="M94 84v12" />
      <circle className="spot" cx="46" cy="56" r="3" />
    </>
  ),
  // A cloud with a broken outline.
  failure: (
    <>
      <path className="paper" d="M58 74c-16 0-20-20-5-24 0-20 28-25 35-8 18-4 27 20 12 29" />
      <path className="faint" d="M58 74h12M88 72h12" />
      <path className="accent" d="m74 60 8 12h-9l8 14" />
      <path d="M80 96v8M62 104h36" className="faint" />
    </>
  ),
}

/** Drawing of an empty or failed state. */
export function StateDrawing({ kind }: { kind: StateImageKind }): ReactElement {
  return (
    <Root viewBox="0 0 160 120">
      <ellipse className="ground" cx="80" cy="66" rx="70" ry="46" />
      {drawings[kind]}
    </Root>
  )
}
