import { use, Suspense, type ErrorInfo, type ReactElement, type ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { ErrorBlock } from '../error-block/error-block'
import { LazyCodeError, renewLazyCode } from '../lazy-component/lazy-component'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { SkeletonGroup } from '../skeleton-group/skeleton-group'

export interface ErrorBoundaryProps {
  /** The block that may fail. */
  children: ReactNode
  /**
   * Fallback while the content suspends, such as a lazy component that loads. Pass `null` to show nothing.
   * Omit it to suspend to the boundary above.
   */
  skeleton?: ReactNode
  /** Replaces {@link ErrorBlock}. Pass `null` to show nothing. */
  fallback?: ReactNode
  /** The boundary retries when any of these changes. */
  resetKeys?: unknown[]
  /** Called with each caught error, for logging. */
  onError?: (error: unknown, info: ErrorInfo) => void
  /** Called before the content is rendered again. */
  onReset?: () => void
  /** Shown above the error if the failed content contained it, such as the heading of a page. */
  heading?: ReactNode
  /** Text of the error. @default a general message */
  describe?: (error: unknown) => string
}

/**
 * Error boundary that renders {@link ErrorBlock} in place of content that throws. It also catches lazy
 * components whose code failed to load; 重试 loads the code again.
 */
export function ErrorBoundary({
  children,
  skeleton,
  fallback,
  heading,
  describe,
  onError,
  ...boundary
}: ErrorBoundaryProps): ReactElement {
  const { codeFailed = messages.codeFailed, blockFailed = messages.blockFailed } = use(UiMessages)
  return (
    <Boundary
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
    </Boundary>
  )
}
