import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { lessonLength } from '../rules/position/lesson-length'
import type { VideoStore } from '../media/video-store'
import { useVideo } from '../playback/use-video'

const Root = styled.span`
  flex: none;
  padding-inline: ${token('space-2')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export interface ClockProps {
  store: VideoStore | null
  lessonSeconds?: number
}

/** Position and length as text. Hidden from screen readers, which read the slider. */
export function Clock({ store, lessonSeconds }: ClockProps): ReactElement {
  const position = useVideo(store, (v) => Math.floor(v.currentTime), 0)
  const length = useVideo(store, (v) => lessonLength(v.duration, lessonSeconds), NaN)
  // With a single string React replaces the whole content, even if an extension wrapped the text.
  return (
    <Root aria-hidden translate="no">
      {`${formatDuration(position)} / ${formatDuration(length || 0)}`}
    </Root>
  )
}
