import type { TranscriptProps } from '@shuyuan/player/transcript'
import { ErrorBoundary, lazyComponent, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Transcript = lazyComponent(() =>
  import('@shuyuan/player/transcript').then((code) => code.Transcript),
)

/** On narrow screens it fills the window below the video, which stays in view. */
const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  max-block-size: max(320px, 100dvh - 56.25vw - 116px);
  ${media.lg} {
    max-block-size: inherit;
    padding-block-start: ${token('space-3')};
  }
`

/** Transcript of a lesson. Its code and its file are loaded when it is shown. */
export function LessonTranscript(props: TranscriptProps) {
  return (
    <Root>
      <ErrorBoundary skeleton={<Skeleton lines={10} />}>
        <Transcript key={props.source.url} {...props} />
      </ErrorBoundary>
    </Root>
  )
}
