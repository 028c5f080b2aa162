import { useRouter } from '@tanstack/react-router'
import { Suspense, useRef, type ReactElement, type ReactNode } from 'react'
import { useNear } from '../../../core/page/use-near'

interface NearBlockProps {
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Renders its block, and loads its code, when it is near the viewport. On server-rendered pages, and without
 * `IntersectionObserver`, immediately.
 */
export function NearBlock({ skeleton, children }: NearBlockProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const router = useRouter({ warn: false })
  const isNear = useNear(
    place,
    router?.options.context.hydration.isDone() === false ||
      typeof IntersectionObserver === 'undefined',
  )
  if (!isNear) return <div ref={place}>{skeleton}</div>
  return <Suspense fallback={<div>{skeleton}</div>}>{children}</Suspense>
}
