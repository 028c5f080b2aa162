import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useBrokenImage } from '../broken-image/use-broken-image'
import { token } from '../theme/token'
import { isBlank } from '../typed-text/typed-text'

const Root = styled.span<{ $size: number }>`
  display: inline-grid;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  flex: none;
  place-items: center;
  overflow: hidden;
  border-radius: 50%;
  background: ${token('accent-soft')};
  color: ${token('text')};
  font-size: ${({ $size }) => $size * 0.42}px;
  font-weight: ${token('weight-strong')};
  line-height: 1;
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export interface AvatarProps {
  /** URL of the image. Null shows the first character of the name. */
  src: string | null
  /** The first character is the fallback of the image. */
  name: string | null | undefined
  /** Width and height in px. @default 40 */
  size?: number
  /** Class of the root element. */
  className?: string
}

/** Decorative image of a person. Render the name as text beside it. */
export function Avatar({ src, name, size = 40, className }: AvatarProps): ReactElement {
  const { isBroken, imageProps } = useBrokenImage(src)
  const [initial = ''] = !name || isBlank(name) ? '' : name.trim()
  return (
    <Root $size={size} className={className} aria-hidden>
      {src && !isBroken ? (
        <img {...imageProps} src={src} alt="" width={size} height={size} />
      ) : (
        initial.toUpperCase()
      )}
    </Root>
  )
}
