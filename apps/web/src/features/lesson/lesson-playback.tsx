import type { Lesson, LessonDetail, PlaySource } from '@shuyuan/api'
import type { CourseAccess } from '@shuyuan/courses'
import { Player } from '@shuyuan/player'
import { useSite } from '@shuyuan/site/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lessonLink } from '../../app/links/lesson-link'
import { readPreferences, writePreferences } from './player-preferences'
import { useServices } from '../../app/use-services'
import { logRefusedFrame } from './log-refused-frame'
import { OfferActions } from './offer-actions'
import { PlayerSkeleton } from './player-skeleton'
import { playerSourceFailure } from './player-source-failure'
import { TakenOver } from './taken-over'
import { useLessonRecord } from './use-lesson-record'
import { usePlaybackLock } from './use-playback-lock'
import type { UpNext } from './use-up-next'
import { useWatermark } from './use-watermark'

interface LessonPlaybackProps {
  detail: LessonDetail
  access: CourseAccess
  sources: UseQueryResult<PlaySource[]>
  neighbors: { previous: Lesson | null; next: Lesson | null }
  upNext: UpNext
}

/** The player, bound to what this site knows: URLs, progress, the other tabs, the device. */
export function LessonPlayback(props: LessonPlaybackProps) {
  const { detail, access, sources, neighbors, upNext } = props
  const { lesson, course, canWatch } = detail
  const { device, env } = useServices()
  const [preferences] = useState(() => readPreferences(device))
  const record = useLessonRecord(detail)
  const lock = usePlaybackLock(lesson.id)
  const watermark = useWatermark()
  const { config } = useSite()
  const navigate = useNavigate()

  function neighbor(other: Lesson | null) {
    if (other === null) return undefined
    return {
      title: other.title,
      onGo: () => {
        upNext.playNext(other.id)
        void navigate(lessonLink(other.id))
      },
    }
  }

  if (sources.isPending) return <PlayerSkeleton />
  return (
    <Player
      {...record}
      sources={sources.data ?? []}
      frameHosts={env.frameHosts}
      sourceFailure={playerSourceFailure(sources.error)}
      startsPlaying={upNext.startsPlaying}
      title={lesson.title}
      album={course.title}
      artwork={course.cover}
      poster={config.player.cover}
      stopAt={canWatch ? undefined : lesson.freeSeconds}
      bansSeeking={lesson.bansSeeking}
      lessonSeconds={lesson.duration}
      trialEnd={<OfferActions course={course} access={access} />}
      preferences={preferences}
      onPreferencesChange={(next) => writePreferences(device, next)}
      previous={neighbor(neighbors.previous)}
      next={neighbor(neighbors.next)}
      watermark={watermark}
      takenOver={lock.state === 'free' ? undefined : <TakenOver lock={lock} />}
      onPlayingChange={(isPlaying) => {
        if (!isPlaying) return
        upNext.onBegun()
        lock.claim()
      }}
      onError={(failure) => logRefusedFrame(failure, lesson.id)}
      onRetry={() => sources.refetch()}
    />
  )
}
