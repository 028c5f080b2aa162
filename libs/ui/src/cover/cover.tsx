import { useState, type ReactElement } from 'react'
import { BookOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Root = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  inline-size: 100%;
  background: linear-gradient(135deg, ${token('accent-soft')}, ${token('surface-sunken')});
  color: ${token('accent-text')};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** Properties of {@link Cover}. */
export interface CoverProps {
  /** Address of the picture; `null` for none. */
  src: string | null
  /** Its content in words; `''` when the text beside it says it. */
  alt: string
  /** Width divided by height. @default 4 / 3 */
  ratio?: number
  /** Loads at once, for pictures seen first. */
  eager?: boolean
  className?: string
}

/** Picture of a course or book in a fixed shape; a drawn one stands in when it is missing. */
export function Cover({ src, alt, ratio = 4 / 3, eager, className }: CoverProps): ReactElement {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isShown = src !== null && src !== '' && src !== brokenSrc
  return (
    <Root className={className} style={{ aspectRatio: ratio }}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <BookOpen
          size={40}
          strokeWidth={1.25}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        />
      )}
    </Root>
  )
}
