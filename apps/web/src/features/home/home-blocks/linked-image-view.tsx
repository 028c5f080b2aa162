import type { ReactElement } from 'react'
import type { LinkedImage } from '@shuyuan/api'
import { Link } from '@shuyuan/ui'

/** Label of the page that a link opens, if it is known. */
export type LabelOfLink = (href: string) => string | undefined

interface LinkedImageViewProps {
  image: LinkedImage
  /** Alternative text if the link has no known label. */
  alt: string
  labelOf: LabelOfLink
  /** Loads without lazy loading, for images above the fold. */
  eager: boolean
  className?: string
}

/** An image, inside a link if it has a URL. */
export function LinkedImageView({
  image,
  alt,
  labelOf,
  eager,
  className,
}: LinkedImageViewProps): ReactElement {
  const content = (
    <img
      src={image.src}
      alt={(image.href && labelOf(image.href)) || alt}
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
