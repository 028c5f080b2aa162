import type { PlayTurnState } from '@shuyuan/session/device'
import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './lesson-messages'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
`

interface TakenOverProps {
  turn: { state: PlayTurnState; claim: () => void }
}

/** Over a film that stands back for another tab: why, and the way to have the turn again. */
export function TakenOver({ turn }: TakenOverProps) {
  return (
    <Root>
      <p role="status">
        {turn.state === 'taken' ? messages.playsElsewhere : messages.playedElsewhere}
      </p>
      <Button onClick={turn.claim}>{messages.playHere}</Button>
    </Root>
  )
}
