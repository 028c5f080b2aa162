import { lazy, Suspense, type ReactElement } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { styled } from 'styled-components'

/** What a picture stands for: nothing there, nothing found, nothing bought, no words, a failure. */
export type StatePictureKind = 'empty' | 'search' | 'orders' | 'messages' | 'study' | 'failure'

const fetchDrawings = () => import('./state-drawing')

const Drawing = lazy(() => fetchDrawings().then((module) => ({ default: module.StateDrawing })))

const Root = styled.span`
  display: block;
  inline-size: 160px;
  max-inline-size: 100%;
  aspect-ratio: 4 / 3;
`

/** Fetches the drawings ahead of time, so that they are there when the network is not. */
export async function preloadStatePictures(): Promise<void> {
  // Without them the words stand alone.
  await fetchDrawings().catch(() => undefined)
}

/** A decorative drawing in the colours of the theme; its code loads when it is first needed. */
export function StatePicture({ kind }: { kind: StatePictureKind }): ReactElement {
  return (
    <Root aria-hidden>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <Drawing kind={kind} />
        </Suspense>
      </ErrorBoundary>
    </Root>
  )
}
