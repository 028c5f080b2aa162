import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { formatDuration } from '@shuyuan/time-format'
import { token } from '@shuyuan/ui'
import { useVideo } from './use-video'

const Root = styled.span`
  flex: none;
  padding-inline: ${token('space-2')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** Position and duration as text; hidden from screen readers, which read the slider. */
export function Clock({ video }: { video: HTMLVideoElement | null }): ReactElement {
  const position = useVideo(video, (v) => Math.floor(v.currentTime), 0)
  const duration = useVideo(video, (v) => v.duration, NaN)
  return (
    <Root aria-hidden>
      {formatDuration(position)} / {formatDuration(Number.isFinite(duration) ? duration : 0)}
    </Root>
  )
}
