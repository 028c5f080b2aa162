import type { ReactElement } from 'react'
import {
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import type { Captions } from '../media/captions'
import { canFloat } from '../media/picture-in-picture'
import { type PlayerPreferences, playbackRates } from '../rules/player-preferences'
import { Bar, Line, Tools } from './control-bar-parts'
import { CaptionsControl } from './captions-control'
import { ChaptersControl } from './chapters-control'
import { Clock } from './clock'
import { ChoiceControl } from './choice-control'
import { ControlButton } from './control-button'
import type { PlayerCommands } from './player-commands'
import { SeekSlider } from './seek-slider'
import type { VideoStore } from '../media/video-store'
import type { Cue } from './use-cues'
import { useVideo } from './use-video'
import { VolumeControl } from './volume-control'
import { usePlayerMessages } from './use-player-messages'

export interface ControlBarProps {
  store: VideoStore | null
  lessonSeconds?: number
  commands: PlayerCommands
  preferences: PlayerPreferences
  /** Labels of the qualities. */
  qualities: readonly string[]
  /** Index of the quality that plays. */
  quality: number
  captions: Captions
  chapters: readonly Cue[]
  /** URL of the WebVTT file with images for the seek bar. */
  thumbnails?: string
  hasSpeeds: boolean
  isFull: boolean
  /** True if the video plays and there was no activity for a while. */
  isIdle: boolean
  /** True while a panel covers the video. */
  isCovered: boolean
}

const icon = { size: 20, 'aria-hidden': true } as const

/** Control bar along the lower edge of the video. */
export function ControlBar(props: ControlBarProps): ReactElement {
  const messages = usePlayerMessages()
  const { store, lessonSeconds, commands, preferences, qualities, quality, isFull } = props
  const isPaused = useVideo(store, (v) => v.paused, true)
  const rate = useVideo(store, (v) => v.playbackRate, 1)
  const { previous, next } = commands
  return (
    <Bar inert={props.isCovered} data-bar={props.isCovered || props.isIdle ? 'hidden' : 'shown'}>
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
          {previous && (
            <ControlButton label={messages.previous} onClick={previous}>
              <SkipBack {...icon} />
            </ControlButton>
          )}
          {next && (
            <ControlButton label={messages.next} onClick={next}>
              <SkipForward {...icon} />
            </ControlButton>
          )}
          <ChaptersControl store={store} chapters={props.chapters} onSeek={commands.seekTo} />
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
              onChoose={(index) => commands.setRate(playbackRates[index] ?? 1)}
            />
          )}
          {qualities.length > 1 && (
            <ChoiceControl
              label={messages.quality}
              choices={qualities}
              current={quality}
              onChoose={commands.setQuality}
            />
          )}
          <ControlButton
            label={messages.shortcuts.title}
            aria-haspopup="dialog"
            onClick={commands.sheet}
          >
            <Keyboard {...icon} />
          </ControlButton>
          {store && canFloat(store.video) && (
            <ControlButton label={messages.pip} onClick={commands.pip}>
              <PictureInPicture2 {...icon} />
            </ControlButton>
          )}
        </Tools>
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
