import type { Lesson, LessonDetail, PlaySource } from '@shuyuan/api'
import type { CourseAccess } from '@shuyuan/courses'
import { Player } from '@shuyuan/player'
import { useSite } from '@shuyuan/site/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceOf } from '../../progress/device-of'
import { readPreferences, writePreferences } from '../../progress/player-preferences'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useServices } from '../../use-services'
import { logRefusedFrame } from './log-refused-frame'
import { OfferActions } from './offer-actions'
import { PlayerSkeleton } from './player-skeleton'
import { playerTrouble } from './player-trouble'
import { TakenOver } from './taken-over'
import { useLessonRecord } from './use-lesson-record'
import { usePlayOn } from './use-play-on'
import { usePlayTurn } from './use-play-turn'
import { useWatermark } from './use-watermark'

interface LessonStageProps {
  detail: LessonDetail
  access: CourseAccess
  sources: UseQueryResult<PlaySource[]>
  neighbours: { previous: Lesson | null; next: Lesson | null }
  hrefFor: (lesson: Lesson) => string
}

/** The player, bound to what this site knows: addresses, progress, the other tabs, the device. */
export function LessonStage({ detail, access, sources, neighbours, hrefFor }: LessonStageProps) {
  const { lesson, course, canWatch } = detail
  const services = useServices()
  const device = deviceOf(services)
  const [preferences] = useState(() => readPreferences(device))
  const { startsPlaying, playOn, onBegun } = usePlayOn(lesson.id)
  const record = useLessonRecord(detail)
  const turn = usePlayTurn(lesson.id)
  const watermark = useWatermark()
  const { config } = useSite()
  const navigate = useNavigateByHref()

  function neighbour(other: Lesson | null) {
    if (other === null) return undefined
    return {
      title: other.title,
      onGo: () => {
        playOn(other.id)
        navigate(hrefFor(other))
      },
    }
  }

  if (sources.isPending) return <PlayerSkeleton />
  return (
    <Player
      {...record}
      sources={sources.data ?? []}
      frameHosts={services.env.frameHosts}
      trouble={playerTrouble(sources.error)}
      startsPlaying={startsPlaying}
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
      previous={neighbour(neighbours.previous)}
      next={neighbour(neighbours.next)}
      watermark={watermark}
      takenOver={turn.state === 'free' ? undefined : <TakenOver turn={turn} />}
      onPlayingChange={(isPlaying) => {
        if (!isPlaying) return
        onBegun()
        turn.claim()
      }}
      onError={(failure) => logRefusedFrame(failure, lesson.id)}
      onRetry={() => sources.refetch()}
    />
  )
}
