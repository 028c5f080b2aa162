import { useHydrated } from '@tanstack/react-router'
import { Suspense, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
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
  const isNear = useNear(place, !useHydrated() || typeof IntersectionObserver === 'undefined')
  // The same elements when `useHydrated` changes: React would discard a boundary that is updated before it is hydrated.
  const block = useMemo(
    () => <Suspense fallback={<div>{skeleton}</div>}>{children}</Suspense>,
    [skeleton, children],
  )
  return isNear ? block : <div ref={place}>{skeleton}</div>
}
