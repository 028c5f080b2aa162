import type { Lesson, LessonDetail, PlaySource } from '@shuyuan/api'
import { siteConfigQuery } from '@shuyuan/api/query'
import type { CourseAccess } from '@shuyuan/courses'
import type { PlayerHandle, PlayerTheater } from '@shuyuan/player'
import { ErrorBoundary } from '@shuyuan/ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useHasRestoredProgress } from '../../../core/account/use-progress-recorder'
import { QueryBlock } from '../../../core/page/query-block'
import { useServices } from '../../../core/use-services'
import { LessonPlayback } from './lazy-lesson-playback'
import { LockedLesson } from '../locked/locked-lesson'
import { mayPlay } from '../lesson-access'
import { PlayerSkeleton } from './player-skeleton'
import type { UpNext } from './use-up-next'

interface LessonPlayerProps {
  detail: LessonDetail
  access: CourseAccess
  sources: UseQueryResult<PlaySource[]>
  neighbors: { previous: Lesson | null; next: Lesson | null }
  upNext: UpNext
  theater: PlayerTheater | undefined
  /** Second of the link that opened the lesson. */
  second: number | undefined
  player: PlayerHandle | null
  /** Called with the handle of the player, and with null on unmount. */
  onPlayer: (player: PlayerHandle | null) => void
  onCaptionsChange: (labels: readonly string[]) => void
  onNote: () => void
}

/** Plays a lesson or its trial, or shows why it is locked. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { detail, access } = props
  const { api } = useServices()
  const config = useQuery(siteConfigQuery(api))
  const hasRestored = useHasRestoredProgress()
  const skeleton = <PlayerSkeleton />
  return (
    <ErrorBoundary skeleton={skeleton}>
      {mayPlay(detail) ? (
        // Waits for the site config: the video must not play without its watermark.
        <QueryBlock query={config} skeleton={skeleton}>
          {() => (hasRestored ? <LessonPlayback {...props} /> : skeleton)}
        </QueryBlock>
      ) : (
        <LockedLesson detail={detail} access={access} />
      )}
    </ErrorBoundary>
  )
}
