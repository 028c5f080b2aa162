import { Suspense, type ReactElement } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { styled } from 'styled-components'
import { renewLazyCode, lazyComponent } from '../lazy-component/lazy-component'
import type { StateImageKind } from './state-drawing'

const StateDrawing = lazyComponent(() =>
  import('./state-drawing').then((code) => code.StateDrawing),
)

const Root = styled.span`
  display: block;
  inline-size: 160px;
  max-inline-size: 100%;
  aspect-ratio: 4 / 3;
`

/**
 * Decorative drawing in the colors of the theme. If its code fails to load, nothing is drawn.
 * `usePreload(StateImage)` loads it before a failure needs it.
 */
export function StateImage({ kind }: { kind: StateImageKind }): ReactElement {
  return (
    <Root aria-hidden>
      <ErrorBoundary fallback={null} onError={renewLazyCode}>
        <Suspense>
          <StateDrawing kind={kind} />
        </Suspense>
      </ErrorBoundary>
    </Root>
  )
}

StateImage.preload = StateDrawing.preload
