import type { ReactElement } from 'react'
import { List } from 'lucide-react'
import type { VideoStore } from '../media/video-store'
import { ChoiceControl } from './choice-control'
import { cueAt, type Cue } from '../captions/use-cues'
import { usePlayerMessages } from '../player/use-player-messages'
import { useVideo } from '../playback/use-video'
import { distinctLabels } from '../rules/player-track'

export interface ChaptersControlProps {
  store: VideoStore | null
  chapters: readonly Cue[]
  onSeek: (seconds: number) => void
}

/** Shows the current chapter and opens a menu of all chapters. */
export function ChaptersControl({
  store,
  chapters,
  onSeek,
}: ChaptersControlProps): ReactElement | null {
  const messages = usePlayerMessages()
  const current = useVideo(
    store,
    (v) => chapters.findIndex((cue) => cue === cueAt(chapters, v.currentTime)),
    -1,
  )
  if (chapters.length === 0) return null
  return (
    <ChoiceControl
      label={messages.chapters}
      icon={<List size={20} aria-hidden />}
      choices={distinctLabels(chapters.map(({ text }) => text))}
      current={current}
      onSelect={(index) => onSeek(chapters[index]?.start ?? 0)}
    />
  )
}
