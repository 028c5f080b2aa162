import { Transcript, type TranscriptProps } from '@shuyuan/player/transcript'
import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Scrolls beside the video. On narrow screens it is part of the page, below the video, which stays in view. */
const Root = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  ${media.below.lg} {
    [aria-current] {
      scroll-margin-block: calc(56.25vw + 72px) ${token('space-11')};
    }
  }
  ${media.lg} {
    max-block-size: inherit;
    padding-block-start: ${token('space-3')};
  }
`

/** Transcript of a lesson, beside or below the video. */
export function LessonTranscript(props: TranscriptProps) {
  return (
    <Root>
      <Transcript key={props.source.url} {...props} />
    </Root>
  )
}
