import type { LessonDetail } from '@shuyuan/api'
import type { PlayerHandle } from '@shuyuan/player'
import type { TranscriptSource } from '@shuyuan/player/transcript'
import { breakpoints, ErrorBoundary, lazyComponent, Skeleton, type TabItem } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useMediaQuery } from '../../core/browser/use-media-query'
import { lessonLink, type LessonTab } from '../../core/router/page-links'
import type { LessonPart } from './lesson-tabs'
import * as messages from './messages'
import { useLessonSide } from './use-lesson-side'

const LessonTranscript = lazyComponent(() =>
  import('./transcript/lesson-transcript').then((code) => code.LessonTranscript),
)
const LessonNotesBlock = lazyComponent(() =>
  import('./notes/lesson-notes-block').then((code) => code.LessonNotesBlock),
)

interface LessonPartsInput {
  detail: LessonDetail
  hasVideo: boolean
  player: PlayerHandle | null
  outline: ReactNode
  transcript: TranscriptSource | null
  /** Tab in the URL. */
  tab: LessonTab | undefined
}

interface LessonParts {
  /** All parts in a narrow window, where they are tabs below the video. */
  parts: TabItem<LessonPart>[]
  /** Parts beside the video in a wide window. */
  sideParts: TabItem<LessonPart>[]
  /** Transcript below the video in a wide window. */
  article: ReactNode
  hasSide: boolean
  /** Part that the learner has chosen beside the video. */
  side: string | null
  chooseSide: (part: LessonPart) => void
  /** Opens the notes and focuses the field of a new note. */
  focusNote: () => void
}

/** Outline, transcript and notes of a lesson, as far as it has them. */
export function useLessonParts(input: LessonPartsInput): LessonParts {
  const { detail, hasVideo, player, outline, transcript, tab } = input
  const { lesson } = detail
  const navigate = useNavigate()
  // Matches `media.lg` of the layout.
  const hasSide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`, true)
  const [side, chooseSide] = useLessonSide(tab === 'notes' ? tab : undefined)
  const [wantsNote, setWantsNote] = useState(false)
  const parts: TabItem<LessonPart>[] = [
    { value: 'outline', label: messages.outline, content: outline },
  ]
  if (transcript) {
    addPart(
      'transcript',
      messages.transcript,
      <LessonTranscript source={transcript} player={player} lesson={lesson} />,
    )
  }
  if (hasVideo) {
    addPart(
      'notes',
      messages.notes,
      <LessonNotesBlock
        detail={detail}
        player={player}
        isWanted={wantsNote}
        onFocused={setWantsNote}
      />,
    )
  }
  return {
    parts: hasSide ? [] : parts,
    sideParts: parts.filter(({ value }) => value !== 'transcript'),
    article: hasSide && parts.find(({ value }) => value === 'transcript')?.content,
    hasSide,
    side,
    chooseSide,
    focusNote,
  }

  function addPart(value: LessonPart, label: string, content: ReactNode) {
    const shown = <ErrorBoundary skeleton={<Skeleton lines={8} />}>{content}</ErrorBoundary>
    parts.push({ value, label, content: shown })
  }

  function focusNote() {
    setWantsNote(true)
    if (hasSide) chooseSide('notes')
    else void navigate({ ...lessonLink(lesson.id, 'notes'), resetScroll: false })
  }
}
