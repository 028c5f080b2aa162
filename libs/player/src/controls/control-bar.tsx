import { useState, type ReactElement } from 'react'
import { Ellipsis, Maximize, Minimize, Pause, Play } from 'lucide-react'
import { type PlayerPreferences, playbackRates } from '../rules/player-preferences'
import { Bar, Line, More, Tools } from './control-bar-parts'
import { CaptionsControl } from '../captions/captions-control'
import { Clock } from './clock'
import { ChoiceControl } from './choice-control'
import { ControlButton } from './control-button'
import { LessonTools, PlayerTools, type ToolsProps } from './player-tools'
import { SeekSlider } from './seek-slider'
import { useVideo } from '../playback/use-video'
import { VolumeControl } from './volume-control'
import { usePlayerMessages } from '../player/use-player-messages'

export interface ControlBarProps extends ToolsProps {
  lessonSeconds?: number
  preferences: PlayerPreferences
  /** URL of the WebVTT file with images for the seek bar. */
  thumbnails?: string
  hasSpeeds: boolean
  isFull: boolean
  /** True if not all controls fit in one row. */
  isNarrow: boolean
  /** True if the video plays and there was no activity for a while. */
  isIdle: boolean
  /** True while a panel covers the video. */
  isCovered: boolean
}

const icon = { size: 20, 'aria-hidden': true } as const

/** Control bar along the lower edge of the video. If it is narrow, a button shows the less used controls. */
export function ControlBar(props: ControlBarProps): ReactElement {
  const messages = usePlayerMessages()
  const { store, lessonSeconds, commands, preferences, isFull, isNarrow, isIdle } = props
  const isPaused = useVideo(store, (v) => v.paused, true)
  const rate = useVideo(store, (v) => v.playbackRate, 1)
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen && isIdle) setIsOpen(false)
  return (
    <Bar inert={props.isCovered} data-bar={props.isCovered || isIdle ? 'hidden' : 'shown'}>
      <Line>
        <SeekSlider
          store={store}
          lessonSeconds={lessonSeconds}
          chapters={props.chapters}
          thumbnails={props.thumbnails}
          onSeek={commands.seekTo}
        />
        <Clock store={store} lessonSeconds={lessonSeconds} />
      </Line>
      {isNarrow && isOpen && (
        <More>
          <LessonTools {...props} />
          <PlayerTools {...props} />
        </More>
      )}
      <Line>
        <ControlButton label={isPaused ? messages.play : messages.pause} onClick={commands.toggle}>
          {isPaused ? (
            <Play {...icon} fill="currentColor" />
          ) : (
            <Pause {...icon} fill="currentColor" />
          )}
        </ControlButton>
        <VolumeControl {...preferences} onMute={commands.mute} onVolume={commands.setVolume} />
        <Tools>
          {!isNarrow && <LessonTools {...props} />}
          <CaptionsControl
            captions={props.captions}
            isOn={preferences.showsCaptions}
            commands={commands}
          />
          {props.hasSpeeds && (
            <ChoiceControl
              label={messages.speed}
              choices={playbackRates.map(messages.rate)}
              current={playbackRates.indexOf(rate)}
              onSelect={(index) => commands.setRate(playbackRates[index] ?? 1)}
            />
          )}
          {!isNarrow && <PlayerTools {...props} />}
        </Tools>
        {isNarrow && (
          <ControlButton
            label={messages.more}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Ellipsis {...icon} />
          </ControlButton>
        )}
        <ControlButton
          label={isFull ? messages.leaveFullscreen : messages.fullscreen}
          onClick={commands.fullscreen}
        >
          {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
        </ControlButton>
      </Line>
    </Bar>
  )
}
