import { use, Suspense, type ErrorInfo, type ReactElement, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorBlock } from '../error-block/error-block'
import { LazyCodeError, renewLazyCode } from '../lazy-component/lazy-component'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { SkeletonGroup } from '../skeleton-group/skeleton-group'

/** Properties of {@link BlockBoundary}. */
export interface BlockBoundaryProps {
  children: ReactNode
  /**
   * Shown while the content suspends, as for the code of a lazy component; `null` shows nothing. Left
   * out: the content suspends to the boundary above.
   */
  skeleton?: ReactNode
  /** Shown in place of {@link ErrorBlock}; `null` shows nothing. */
  fallback?: ReactNode
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

/**
 * Keeps the failure of a block inside it, and shows {@link ErrorBlock} in its place: of a render that
 * throws, and of a lazy component whose code could not be fetched, which 重试 fetches again.
 */
export function BlockBoundary({
  children,
  skeleton,
  fallback,
  heading,
  describe,
  onError,
  ...boundary
}: BlockBoundaryProps): ReactElement {
  const { codeFailed = messages.codeFailed, blockFailed = messages.blockFailed } = use(UiMessages)
  return (
    <ErrorBoundary
      {...boundary}
      onError={(error, info) => {
        renewLazyCode(error)
        onError?.(error, info)
      }}
      fallbackRender={({ error, resetErrorBoundary }) =>
        fallback === undefined ? (
          <>
            {heading}
            <ErrorBlock
              message={
                describe?.(error) ?? (error instanceof LazyCodeError ? codeFailed : blockFailed)
              }
              onRetry={() => resetErrorBoundary()}
            />
          </>
        ) : (
          fallback
        )
      }
    >
      {skeleton === undefined ? (
        children
      ) : (
        <Suspense fallback={skeleton && <SkeletonGroup>{skeleton}</SkeletonGroup>}>
          {children}
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
