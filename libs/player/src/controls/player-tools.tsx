import type { ReactElement } from 'react'
import {
  CaseSensitive,
  Keyboard,
  PictureInPicture2,
  RectangleHorizontal,
  SkipBack,
  SkipForward,
} from 'lucide-react'
import type { Captions } from '../media/captions'
import { canFloat } from '../media/picture-in-picture'
import type { VideoStore } from '../media/video-store'
import { ChaptersControl } from './chapters-control'
import { ChoiceControl } from './choice-control'
import { ControlButton } from './control-button'
import type { PlayerCommands } from '../playback/player-commands'
import type { PlayerTheater } from '../player/player-props'
import type { Cue } from '../captions/use-cues'
import { usePlayerMessages } from '../player/use-player-messages'

export interface ToolsProps {
  store: VideoStore | null
  commands: PlayerCommands
  /** Labels of the qualities. */
  qualities: readonly string[]
  /** Index of the quality that plays. */
  quality: number
  chapters: readonly Cue[]
  captions: Captions
  theater?: PlayerTheater | undefined
}

const icon = { size: 20, 'aria-hidden': true } as const

/** Buttons for the neighbor lessons and the chapters. */
export function LessonTools({ store, commands, chapters }: ToolsProps): ReactElement {
  const messages = usePlayerMessages()
  const { previous, next, seekTo } = commands
  return (
    <>
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
      <ChaptersControl store={store} chapters={chapters} onSeek={seekTo} />
    </>
  )
}

/** Buttons for quality, caption style, shortcuts, picture-in-picture and theater mode. */
export function PlayerTools(props: ToolsProps): ReactElement {
  const messages = usePlayerMessages()
  const { store, commands, qualities, theater } = props
  return (
    <>
      {qualities.length > 1 && (
        <ChoiceControl
          label={messages.quality}
          choices={qualities}
          current={props.quality}
          onSelect={commands.setQuality}
        />
      )}
      {props.captions.labels.length > 0 && (
        <ControlButton
          label={messages.captionLook.title}
          aria-haspopup="dialog"
          onClick={commands.captionLook}
        >
          <CaseSensitive {...icon} />
        </ControlButton>
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
      {theater && commands.theater && (
        <ControlButton
          label={messages.theater}
          aria-pressed={theater.isOn}
          onClick={commands.theater}
        >
          <RectangleHorizontal {...icon} />
        </ControlButton>
      )}
    </>
  )
}
