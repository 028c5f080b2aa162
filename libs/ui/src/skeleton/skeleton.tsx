import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Bone = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${token('radius-sm')};
  background: ${token('border')};
  animation: sy-breathe ${token('motion-breathe')} infinite;
  & + & {
    margin-block-start: 0.6em;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

/** Properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** @default '100%' */
  width?: string | number
  /** Left out: one line of text. */
  height?: string | number
  /** Width divided by height, instead of `height`. */
  ratio?: number
  /** As many lines of text, the last one shorter. */
  lines?: number
  /** A disc, as for avatars. */
  circle?: boolean
  className?: string
}

/** Gray placeholder for content that is loading; hidden from assistive technology. */
export function Skeleton({
  width = '100%',
  height = '1em',
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
            blockSize: ratio ? undefined : height,
            aspectRatio: ratio,
            borderRadius: circle ? '50%' : undefined,
          }}
        />
      ))}
    </>
  )
}
