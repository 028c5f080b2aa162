import { Suspense, useRef, type ReactElement, type ReactNode } from 'react'
import { useNear } from './use-near'

/** Props of {@link NearBlock}. */
interface NearBlockProps {
  /** Keeps the block's place. */
  skeleton: ReactNode
  children: ReactNode
}

/** A block that is rendered, and whose code is fetched, when it comes near the window. */
export function NearBlock({ skeleton, children }: NearBlockProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  if (!isNear) return <div ref={place}>{skeleton}</div>
  return <Suspense fallback={<div>{skeleton}</div>}>{children}</Suspense>
}
