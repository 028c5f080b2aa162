import { useHydrated } from '@tanstack/react-router'
import { Suspense, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useHydrationGate, useMounted, type HydrationGate } from './use-hydration-gate'

/** No hook may follow `use`, which React does not find when it runs the component again with an open gate. */
function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }): ReactNode {
  const isHydrated = useHydrated()
  if (!isHydrated && !gate.isOpen) use(gate.opened)
  return children
}

function Mounted({ onMounted }: { onMounted: () => void }): ReactNode {
  useMounted(onMounted)
  return null
}

/** React renders a fallback only if there is no server-rendered content to keep. */
function Fallback({ gate, children }: { gate: HydrationGate; children: ReactNode }): ReactNode {
  gate.open()
  return children
}

interface HydrateWhenVisibleProps {
  /** For the rare case that the content changes before it is hydrated. */
  skeleton: ReactNode
  children: ReactNode
}

/** Hydrates server-rendered content when it is visible, or when the user presses or focuses it. */
export function HydrateWhenVisible(props: HydrateWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const gate = useHydrationGate(place)
  const [first] = useState(props)
  const [isMounted, setIsMounted] = useState(false)
  const onMounted = useCallback(() => setIsMounted(true), [])
  if (props.children !== first.children) gate.open()
  // React would discard content that is updated before it is hydrated, so the elements stay the same until then.
  const { skeleton, children } = isMounted ? props : first
  return useMemo(
    () => (
      <div ref={place}>
        <Suspense fallback={<Fallback gate={gate}>{skeleton}</Fallback>}>
          <Gated gate={gate}>
            <Mounted onMounted={onMounted} />
            {children}
          </Gated>
        </Suspense>
      </div>
    ),
    [gate, onMounted, skeleton, children],
  )
}
