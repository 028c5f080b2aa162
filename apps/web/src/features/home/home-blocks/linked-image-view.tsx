import type { ReactElement } from 'react'
import type { LinkedImage } from '@shuyuan/api'
import { Link } from '@shuyuan/ui'

/** What a link leads to, in words, where they are known. */
export type NameOfGoal = (href: string) => string | undefined

/** Props of {@link LinkedImageView}. */
interface LinkedImageViewProps {
  image: LinkedImage
  /** What it is called where nothing is known of what it leads to. */
  alt: string
  nameOf?: NameOfGoal
  /** Loads at once, for images seen first. */
  eager?: boolean
  className?: string
}

/** An image, inside a real link when it leads somewhere. */
export function LinkedImageView({
  image,
  alt,
  nameOf,
  eager,
  className,
}: LinkedImageViewProps): ReactElement {
  const content = (
    <img
      src={image.src}
      alt={(image.href && nameOf?.(image.href)) || alt}
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
