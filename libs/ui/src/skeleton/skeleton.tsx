import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Bone = styled.span`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  block-size: 1em;
  border-radius: ${token('radius-sm')};
  background: ${token('border')};
  @keyframes sy-breathe {
    50% {
      opacity: 0.45;
    }
  }
  animation: sy-breathe ${token('motion-breathe')} infinite;
  & + & {
    margin-block-start: 0.6em;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

export interface SkeletonProps {
  /** Width of a line, in px or as CSS. @default '100%' */
  width?: string | number
  /** Omit it for the height of one line of text. */
  height?: string | number
  /** Width divided by height. Replaces `height`. */
  ratio?: number
  /** Number of text lines. The last one is shorter. */
  lines?: number
  /** Renders a circle, for avatars. */
  circle?: boolean
  /** Class of the root element. */
  className?: string
}

/** Placeholder of loading content, hidden from screen readers. */
export function Skeleton({
  width,
  height,
  ratio,
  lines = 1,
  circle,
  className,
}: SkeletonProps): ReactElement {
  return (
    <>
      {Array.from({ length: lines }, (_, line) => (
        <Bone
          key={line}
          className={className}
          aria-hidden
          style={{
            inlineSize: lines > 1 && line === lines - 1 ? '60%' : width,
            blockSize: ratio ? 'auto' : height,
            aspectRatio: ratio,
            borderRadius: circle ? '50%' : undefined,
          }}
        />
      ))}
    </>
  )
}
