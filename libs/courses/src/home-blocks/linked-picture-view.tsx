import type { ReactElement } from 'react'
import type { LinkedPicture } from '@shuyuan/api'
import { Link } from '@shuyuan/ui'

/** Properties of {@link LinkedPictureView}. */
export interface LinkedPictureViewProps {
  picture: LinkedPicture
  /** Its content in words, as far as known. */
  alt: string
  /** Loads at once, for pictures seen first. */
  eager?: boolean
  className?: string
}

/** A picture, inside a real link when it leads somewhere. */
export function LinkedPictureView({
  picture,
  alt,
  eager,
  className,
}: LinkedPictureViewProps): ReactElement {
  const image = (
    <img
      src={picture.src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
  return picture.href ? (
    <Link href={picture.href} className={className}>
      {image}
    </Link>
  ) : (
    <span className={className}>{image}</span>
  )
}
