import { Suspense, useRef, type ReactElement, type ReactNode } from 'react'
import { useNear } from './use-near'

interface NearBlockProps {
  skeleton: ReactNode
  children: ReactNode
}

/** Renders its block, and loads its code, when it is near the viewport. */
export function NearBlock({ skeleton, children }: NearBlockProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  if (!isNear) return <div ref={place}>{skeleton}</div>
  return <Suspense fallback={<div>{skeleton}</div>}>{children}</Suspense>
}
