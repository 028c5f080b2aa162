import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import { usePlayerMessages } from '../player/use-player-messages'

const Root = styled.div`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: ${token('space-5')};
  z-index: 1;
  translate: 0 -50%;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-full')};
  background: ${token('scrim-media')};
  font: ${token('type-body')};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  animation: sy-fade ${token('motion-normal')};
  &[data-side='end'] {
    inset-inline: auto ${token('space-5')};
  }
  /* Above the second row of controls. */
  @container player (max-width: 560px) {
    inset-block-start: 34%;
  }
  &:empty {
    display: none;
  }
`

/** Shows and announces how far the last taps or keys jumped, at the side that was tapped. */
export function SkipMark({ seconds }: { seconds: number }): ReactElement {
  const messages = usePlayerMessages()
  return (
    <Root role="status" data-side={seconds > 0 ? 'end' : 'start'}>
      {seconds === 0 ? '' : messages.skipped(seconds)}
    </Root>
  )
}
