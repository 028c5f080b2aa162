import { ErrorBoundary, lazyComponent, Skeleton } from '@shuyuan/ui'

const Content = lazyComponent(() =>
  import('./continue-learning').then((code) => code.ContinueLearning),
)

/** Recently learned courses with links to continue. For pages that most visitors open without them. */
export function LazyContinueLearning() {
  return (
    <ErrorBoundary skeleton={<Skeleton height="9.75rem" />}>
      <Content />
    </ErrorBoundary>
  )
}
