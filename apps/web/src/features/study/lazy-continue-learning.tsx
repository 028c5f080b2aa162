import { ErrorBoundary, lazyComponent, media, Skeleton } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Content = lazyComponent(() =>
  import('./continue-learning').then((code) => code.ContinueLearning),
)

/** As high as the course to continue with. */
const Place = styled.div`
  block-size: 14rem;
  ${media.md} {
    block-size: 11.5rem;
  }
`

const skeleton = (
  <Place>
    <Skeleton height="100%" />
  </Place>
)

/** The course to continue with. For pages that most visitors open without them. */
export function LazyContinueLearning() {
  return (
    <ErrorBoundary skeleton={skeleton}>
      <Content />
    </ErrorBoundary>
  )
}
