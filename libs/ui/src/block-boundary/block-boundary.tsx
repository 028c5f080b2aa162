import type { ErrorInfo, ReactElement, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorBlock } from '../error-block/error-block'
import * as messages from '../messages'

/** Properties of {@link BlockBoundary}. */
export interface BlockBoundaryProps {
  children: ReactNode
  /** A change of any of these tries again by itself. */
  resetKeys?: unknown[]
  /** Told of each error caught, for logging. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Called before the content is tried again. */
  onReset?: () => void
  /** Stands above the error where the content would have brought it along, as the heading of a page. */
  heading?: ReactNode
  /** Words for the error. @default a general sentence */
  describe?: (error: unknown) => string
}

/** Keeps a failure while drawing inside this block, and shows {@link ErrorBlock} in its place. */
export function BlockBoundary({
  heading,
  describe = () => messages.blockFailed,
  ...boundary
}: BlockBoundaryProps): ReactElement {
  return (
    <ErrorBoundary
      {...boundary}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <>
          {heading}
          <ErrorBlock message={describe(error)} onRetry={() => resetErrorBoundary()} />
        </>
      )}
    />
  )
}
