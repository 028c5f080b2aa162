import type { ReactElement } from 'react'
import { distinctLabels } from '../distinct-labels'
import { ChoiceControl } from './choice-control'
import { cueAt, type Cue } from './use-cues'
import { usePlayerMessages } from './use-player-messages'
import { useVideo } from './use-video'

/** Properties of {@link ChaptersControl}. */
export interface ChaptersControlProps {
  video: HTMLVideoElement | null
  chapters: readonly Cue[]
  onSeek: (seconds: number) => void
}

/** The chapters of the video: which one plays, and the way to the others. */
export function ChaptersControl({
  video,
  chapters,
  onSeek,
}: ChaptersControlProps): ReactElement | null {
  const messages = usePlayerMessages()
  const current = useVideo(
    video,
    (v) => chapters.findIndex((cue) => cue === cueAt(chapters, v.currentTime)),
    -1,
  )
  if (chapters.length === 0) return null
  return (
    <ChoiceControl
      label={messages.chapters}
      choices={distinctLabels(chapters.map(({ text }) => text))}
      current={current}
      onChoose={(index) => onSeek(chapters[index]?.start ?? 0)}
    />
  )
}
