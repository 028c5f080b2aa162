import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

export type StateImageKind =
  | 'empty'
  | 'search'
  | 'orders'
  | 'messages'
  | 'study'
  | 'failure'
  | 'lost'
  | 'lamp'

/** The drawings have two colors, ink and the tone of old paper, so that only links and buttons are blue. */
const Root = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${token('text-subtle')};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & .paper {
    fill: ${token('surface-raised')};
  }
  & .tone {
    fill: ${token('accent-soft')};
  }
  & .ink {
    fill: ${token('text-subtle')};
  }
  & .faint {
    stroke: ${token('border-strong')};
  }
`

const drawings: Record<StateImageKind, ReactNode> = {
  // A thread-bound book with a loose thread.
  empty: (
    <>
      <path className="tone" d="M48 20h66v84H48Z" />
      <path className="paper" d="M42 24h66v84H42Z" />
      <path className="tone" d="M51 33h13v38H51Z" />
      <path d="M96 24v84M96 36h12M96 56h12M96 76h12" />
      <path d="M96 96h12c12 0 18 9 11 13s-14-5-6-11 20-1 27 8" />
    </>
  ),
  // A magnifying glass over a page with a folded corner.
  search: (
    <>
      <path className="paper" d="M42 18h46l20 20v68H42Z" />
      <path className="tone" d="M88 18v20h20Z" />
      <path className="faint" d="M54 48h38M54 60h22M54 72h18M54 84h24" />
      <circle className="tone" cx="104" cy="76" r="19" />
      <path d="m118 90 16 16M94 72c2-5 6-8 12-8" />
    </>
  ),
  // Books in a string.
  orders: (
    <>
      <path className="paper" d="M34 80h90v22H34Z" />
      <path className="tone" d="M42 58h76v22H42Z" />
      <path className="paper" d="M36 36h84v22H36Z" />
      <path
        className="faint"
        d="M44 88h28M44 94h28M88 88h28M88 94h28M46 44h24M46 50h24M90 44h22M90 50h22"
      />
      <path d="M80 36v66" />
      <path
        className="tone"
        d="M80 36c-5-14-26-18-27-9-1 8 16 10 27 9Zm0 0c5-14 26-18 27-9 1 8-16 10-27 9Z"
      />
    </>
  ),
  // A folded letter and its envelope.
  messages: (
    <>
      <path className="paper" d="m86 22 44 10-18 72-44-10Z" />
      <path className="faint" d="m97 31-15 60M108 34 93 93M119 36l-15 60" />
      <path className="paper" d="m34 30 46-4 6 76-46 4Z" />
      <path className="tone" d="m51 42 14-1 4 48-14 1Z" />
      <path d="m34 30 25 10 21-14" />
    </>
  ),
  // An ink stone with a brush.
  study: (
    <>
      <path className="tone" d="M24 80v14c0 6 4 10 10 10h80c6 0 10-4 10-10V80Z" />
      <path
        className="paper"
        d="M34 66h80c7 0 10 5 10 14s-3 10-10 10H34c-7 0-10-1-10-10s3-14 10-14Z"
      />
      <ellipse className="ink" cx="58" cy="79" rx="22" ry="6" />
      <path className="paper" d="m91 57 45-43 4 4-42 46Z" />
      <path className="ink" d="m91 57 7 7c-3 9-13 14-25 15 1-12 8-19 18-22Z" />
    </>
  ),
  // A paper umbrella in the rain.
  failure: (
    <>
      <path d="M80 16v6M80 62v36c0 10 13 10 13 1" />
      <path
        className="paper"
        d="M28 64C32 36 56 22 80 22s48 14 52 42c-8-6-18-6-26 0-8-6-18-6-26 0-8-6-18-6-26 0-8-6-18-6-26 0Z"
      />
      <path
        className="tone"
        d="M80 22C66 32 56 46 54 64c8-6 18-6 26 0Zm0 0c24 0 48 14 52 42-8-6-18-6-26 0-2-18-12-32-26-42Z"
      />
      <path
        className="faint"
        d="m26 18-4 11M50 6l-4 11M116 6l-4 11M140 20l-4 11M22 84l-4 11M48 82l-4 11M118 82l-4 11M144 86l-4 11"
      />
    </>
  ),
  // A book that has lost a page.
  lost: (
    <>
      <path className="paper" d="M76 50C64 41 48 38 30 39v56c18-1 34 2 46 11 12-9 28-12 46-11V66" />
      <path className="faint" d="M42 54c9 0 17 2 24 5M42 66c9 0 17 2 24 5M42 78c9 0 17 2 24 5" />
      <path d="M76 50v56" />
      <path className="faint" d="M76 50c5-4 11-7 17-9" strokeDasharray="1 6" />
      <path className="tone" d="m100 20 33 4-5 38-25-3-8-9Z" />
      <path className="paper" d="m95 50 9 1-1 8Z" />
      <path className="faint" d="m109 31 13 2M107 41l13 2" />
    </>
  ),
  // A lamp over books.
  lamp: (
    <>
      <path className="tone" stroke="none" d="m74 44 32-10 34 68H72Z" />
      <path d="M34 104h30M49 104V58l28-28" />
      <path className="paper" d="m68 24 22-9 16 19-32 10Z" />
      <path className="paper" d="M84 90h44v14H84ZM90 76h42v14H90Z" />
      <path className="faint" d="M96 90v14M102 76v14" />
      <circle className="ink" cx="49" cy="58" r="2.5" />
    </>
  ),
}

/** Drawing of an empty, missing or failed state. */
export function StateDrawing({ kind }: { kind: StateImageKind }): ReactElement {
  return <Root viewBox="0 0 160 120">{drawings[kind]}</Root>
}
