import type { ReactElement } from 'react'
import type { LinkedImage } from '@shuyuan/api'
import { Link } from '@shuyuan/ui'

/** Props of {@link LinkedImageView}. */
interface LinkedImageViewProps {
  image: LinkedImage
  /** Its content in words, as far as known. */
  alt: string
  /** Loads at once, for images seen first. */
  eager?: boolean
  className?: string
}

/** An image, inside a real link when it leads somewhere. */
export function LinkedImageView({
  image,
  alt,
  eager,
  className,
}: LinkedImageViewProps): ReactElement {
  const content = (
    <img
      src={image.src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
  return image.href ? (
    <Link href={image.href} className={className}>
      {content}
    </Link>
  ) : (
    <span className={className}>{content}</span>
  )
}
