import { useRef, type ReactElement, type ReactNode } from 'react'
import { useLateCode } from './use-late-code'
import { useNear } from './use-near'

/** Properties of {@link LateBlock}. */
export interface LateBlockProps<Code> {
  /** The same function at every render. */
  fetchCode: () => Promise<Code>
  /** Keeps the block's place. */
  placeholder: ReactNode
  children: (code: Code) => ReactNode
}

/** A block whose code is fetched when it comes near the window; a failure is thrown to a boundary. */
export function LateBlock<Code>({
  fetchCode,
  placeholder,
  children,
}: LateBlockProps<Code>): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const code = useLateCode(fetchCode, useNear(place))
  return code === null ? <div ref={place}>{placeholder}</div> : <>{children(code)}</>
}
