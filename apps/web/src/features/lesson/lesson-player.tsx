import type { Lesson, LessonDetail } from '@shuyuan/api'
import { playSourcesQuery, siteConfigQuery } from '@shuyuan/api/query'
import { courseAccess } from '@shuyuan/courses'
import type { PlayerHandle, PlayerTheater } from '@shuyuan/player'
import { ErrorBoundary, lazyComponent } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../core/page/query-block'
import { useSellsVip } from '../../core/vip/use-sells-vip'
import { useServices } from '../../core/use-services'
import { LessonPlayback } from './lazy-lesson-playback'
import { mayPlay } from './may-play'
import { PlayerSkeleton } from './player-skeleton'
import type { UpNext } from './use-up-next'

const LockedLesson = lazyComponent(() =>
  import('./locked-lesson').then((code) => code.LockedLesson),
)

interface LessonPlayerProps {
  detail: LessonDetail
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
export function LessonPlayer({ detail, ...rest }: LessonPlayerProps) {
  const { api } = useServices()
  const { lesson, course } = detail
  const isPlayable = mayPlay(detail)
  const sellsVip = useSellsVip()
  const access = courseAccess({ course, isBought: false }, sellsVip)
  const sources = useQuery({ ...playSourcesQuery(api, lesson.id), enabled: isPlayable })
  const config = useQuery(siteConfigQuery(api))
  if (!isPlayable)
    return (
      <ErrorBoundary skeleton={<PlayerSkeleton />}>
        <LockedLesson course={course} access={access} />
      </ErrorBoundary>
    )
  // Waits for the site config: the video must not play without its watermark.
  return (
    <QueryBlock query={config} skeleton={<PlayerSkeleton />}>
      {() => (
        <ErrorBoundary skeleton={<PlayerSkeleton />}>
          <LessonPlayback {...rest} detail={detail} access={access} sources={sources} />
        </ErrorBoundary>
      )}
    </QueryBlock>
  )
}
