import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useBrokenImage } from '../broken-image/use-broken-image'
import { token, type TokenName } from '../theme/token'

const Root = styled.span<{ $ratio: number }>`
  display: grid;
  overflow: hidden;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  container-type: inline-size;
  background: ${token('surface-sunken')};
  & > * {
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    object-fit: cover;
  }
`

/**
 * Placeholder: paper with a margin line and a seal, in one of four tints, with the first word of the title.
 */
const Drawn = styled.span<{ $tint: TokenName; $length: number }>`
  display: grid;
  place-items: center;
  background:
    radial-gradient(
      circle at 88% 12%,
      color-mix(in srgb, currentColor 12%, transparent) 0 24%,
      transparent 0
    ),
    linear-gradient(
      90deg,
      transparent 9%,
      color-mix(in srgb, currentColor 22%, transparent) 0 9.6%,
      transparent 0
    ),
    linear-gradient(color-mix(in srgb, currentColor 12%, transparent) 0 0),
    ${token('surface-raised')};
  color: ${({ $tint }) => token($tint)};
  font-size: ${({ $length }) => 64 / Math.max(3, $length)}cqi;
  font-weight: ${token('weight-strong')};
  line-height: 1.2;
  white-space: nowrap;
`

const tints = ['accent-text', 'success', 'warning', 'danger'] as const

export interface CoverProps {
  /** URL of the image. Null shows a drawing. */
  src: string | null
  /** Alternative text. Pass `''` if nearby text says the same. */
  alt: string
  /** Title of the course or book. The placeholder shows its first word. @default alt */
  title?: string | null | undefined
  /** Width divided by height. @default 4 / 3 */
  ratio?: number
  /** Loads the image eagerly, for images above the fold. */
  eager?: boolean
  /** Class of the root element. */
  className?: string
}

/** Cover image of a course or book in a fixed aspect ratio, with a placeholder made from the title. */
export function Cover({
  src,
  alt,
  title: givenTitle,
  ratio = 4 / 3,
  eager,
  className,
}: CoverProps): ReactElement {
  const { isBroken, imageProps } = useBrokenImage(src)
  const title = givenTitle ?? alt
  const isShown = src !== null && src !== '' && !isBroken
  // A Latin word, or as many characters as a person reads at a glance.
  const [word = ''] = /[!-~]{1,9}|[^\s!-~]{1,4}/u.exec(title) ?? []
  return (
    <Root $ratio={ratio} className={className}>
      {isShown ? (
        <img
          {...imageProps}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <Drawn
          $tint={tints[title.charCodeAt(0) % 4] ?? 'accent-text'}
          $length={word.length}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          {word}
        </Drawn>
      )}
    </Root>
  )
}
