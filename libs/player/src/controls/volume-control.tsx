import type { ReactElement } from 'react'
import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { styled } from 'styled-components'
import { token } from '@shuyuan/ui'
import type { PlayerPreferences } from '../rules/player-preferences'
import { ControlButton, narrowBar } from './control-button'
import { Range } from './range'
import { usePlayerMessages } from '../player/use-player-messages'

const Root = styled.div`
  display: flex;
  align-items: center;
  padding-inline-end: ${token('space-2')};
  & > input {
    inline-size: 72px;
  }
  ${narrowBar} {
    padding-inline-end: 0;
    & > input {
      display: none;
    }
  }
`

export interface VolumeControlProps extends Pick<PlayerPreferences, 'volume' | 'isMuted'> {
  onMute: () => void
  /** 0 to 1. */
  onVolume: (volume: number) => void
}

/** Mute button and volume slider. */
export function VolumeControl(props: VolumeControlProps): ReactElement {
  const messages = usePlayerMessages()
  const { volume, isMuted, onMute, onVolume } = props
  const percent = isMuted ? 0 : Math.round(volume * 100)
  const Icon = percent === 0 ? VolumeX : percent < 50 ? Volume1 : Volume2
  return (
    <Root>
      <ControlButton label={isMuted ? messages.unmute : messages.mute} onClick={onMute}>
        <Icon size={20} aria-hidden />
      </ControlButton>
      <Range
        type="range"
        aria-label={messages.volume}
        aria-valuetext={messages.volumeValue(percent)}
        min={0}
        max={100}
        step={10}
        value={percent}
        style={{ backgroundSize: `${percent}% 4px, 0 4px, 100% 4px` }}
        onChange={({ target }) => onVolume(target.valueAsNumber / 100)}
      />
    </Root>
  )
}
