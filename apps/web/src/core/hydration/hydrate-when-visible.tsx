import { Suspense, use, useRef, useState, type ReactNode } from 'react'
import type { Gate } from './gate'
import { useHydrationGate } from './use-hydration-gate'

function Gated({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  if (!gate.isOpen) use(gate.opened)
  return children
}

/** React renders a fallback only if there is no server-rendered content to keep. */
function Fallback({ gate, children }: { gate: Gate; children: ReactNode }): ReactNode {
  gate.open()
  return children
}

interface HydrateWhenVisibleProps {
  /** For the rare case that the content changes before it is hydrated. */
  skeleton: ReactNode
  children: ReactNode
}

/** Hydrates server-rendered content when it is visible, or when the user presses or focuses it. */
export function HydrateWhenVisible({ skeleton, children }: HydrateWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const gate = useHydrationGate(place)
  const [first] = useState(children)
  // React would discard content that is updated before it is hydrated.
  if (children !== first) gate.open()
  return (
    <div ref={place}>
      <Suspense fallback={<Fallback gate={gate}>{skeleton}</Fallback>}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  )
}
