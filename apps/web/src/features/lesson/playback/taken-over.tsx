import type { PlaybackLockState } from '@shuyuan/browser-storage'
import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from '../messages'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
`

interface TakenOverProps {
  lock: { state: PlaybackLockState; claim: () => void }
}

/** Covers a video that stopped because another tab plays. Its button claims the lock again. */
export function TakenOver({ lock }: TakenOverProps) {
  return (
    <Root>
      <p role="status">
        {lock.state === 'taken' ? messages.playsElsewhere : messages.playedElsewhere}
      </p>
      <Button onClick={lock.claim}>{messages.playHere}</Button>
    </Root>
  )
}
