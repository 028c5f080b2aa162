import {
  type ApiErrorKind,
  type Lesson,
  type LessonDetail,
  type PlaySource,
  describeError,
  isApiError,
  isRefusal,
} from '@shuyuan/api'
import {
  Player,
  type PlayerFailure,
  type PlayerHandle,
  type PlayerSourceFailure,
  type PlayerTheater,
  type PlayerTrack,
} from '@shuyuan/player'
import type { CourseAccess } from '@shuyuan/courses'
import { useSite } from '@shuyuan/site/react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { lessonLink } from '../../../core/router/page-links'
import { readPreferences, writePreferences } from './player-preferences'
import { isSessionOver } from '../../../core/api-errors'
import { useServices } from '../../../core/use-services'
import { OfferActions } from '../locked/offer-actions'
import { PlayerSkeleton } from './player-skeleton'
import * as messages from '../messages'
import { TakenOver } from './taken-over'
import { transcriptUrl } from '../transcript/transcript-url'
import { useLessonRecord } from './use-lesson-record'
import { useLinkedSecond } from './use-linked-second'
import { useStudyTime } from '../progress/use-study-time'
import { usePlaybackLock } from './use-playback-lock'
import type { UpNext } from './use-up-next'
import { useWatermark } from './use-watermark'

const kinds: Partial<Record<ApiErrorKind, PlayerSourceFailure['kind']>> = {
  offline: 'offline',
  timeout: 'timeout',
}

/** Error of the play URLs for the player, or null. */
export function playerSourceFailure(error: unknown): PlayerSourceFailure | null {
  if (error === null || error === undefined) return null
  const kindOfError = isApiError(error) ? kinds[error.kind] : undefined
  const kind = isRefusal(error) ? 'forbidden' : kindOfError
  return { kind: kind ?? 'server', message: describeError(error) }
}

/** Logs for the operator which setting blocks an embedded lesson. Learners see a shorter message. */
export function logRefusedFrame({ kind, origin }: PlayerFailure, lessonId: number): void {
  if (kind !== 'refused-frame') return
  const where =
    origin === undefined
      ? 'a snippet without a full URL'
      : `${origin}, which frameHosts of config.js and frame-src of the Content-Security-Policy must name`
  console.error(`Lesson ${lessonId} is not shown. It embeds ${where}.`)
}

// Most lessons are videos, so their controls load before the sources are known.
void Player.preload()

export interface LessonPlaybackProps {
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

/** Player wired to this site's URLs, progress, preferences and playback lock. */
export function LessonPlayback(props: LessonPlaybackProps) {
  const {
    detail,
    access,
    sources,
    neighbors,
    upNext,
    theater,
    onPlayer,
    onCaptionsChange,
    onNote,
  } = props
  const { lesson, course, canWatch } = detail
  const { device, env } = useServices()
  const [preferences] = useState(() => readPreferences(device, course.id))
  const record = useLessonRecord(detail)
  const forgetSecond = useLinkedSecond(props.second, props.player)
  const lock = usePlaybackLock(lesson.id)
  const countStudyTime = useStudyTime()
  const watermark = useWatermark()
  const { config } = useSite()
  const navigate = useNavigate()
  const captionsUrl = canWatch ? transcriptUrl(env, detail) : null
  const tracks: PlayerTrack[] =
    captionsUrl === null
      ? []
      : [{ kind: 'captions', src: captionsUrl, srcLang: 'zh-CN', label: messages.captions }]

  function neighbor(other: Lesson | null) {
    if (other === null) return undefined
    return {
      title: other.title,
      onSelect: () => {
        upNext.playNext(other.id)
        void navigate(lessonLink(other.id))
      },
    }
  }

  // After an expired session the site navigates to the login page.
  if (sources.isPending || isSessionOver(sources.error)) return <PlayerSkeleton />
  return (
    <Player
      {...record}
      openAt={props.second}
      ref={onPlayer}
      onCaptionsChange={onCaptionsChange}
      onNote={onNote}
      tracks={tracks}
      sources={sources.data ?? []}
      frameHosts={env.frameHosts}
      sourceFailure={playerSourceFailure(sources.error)}
      autoPlay={upNext.startsPlaying}
      title={lesson.title}
      album={course.title}
      artwork={course.cover}
      poster={config.player.cover}
      stopAt={canWatch ? undefined : lesson.freeSeconds}
      seekable={lesson.isSeekable}
      lessonSeconds={lesson.duration}
      trialEnd={<OfferActions course={course} access={access} />}
      preferences={preferences}
      onPreferencesChange={(next) => writePreferences(device, next, course.id)}
      previous={neighbor(neighbors.previous)}
      next={neighbor(neighbors.next)}
      theater={theater}
      watermark={watermark}
      takenOver={lock.state === 'free' ? undefined : <TakenOver lock={lock} />}
      onPlayingChange={(isPlaying) => {
        countStudyTime(isPlaying)
        if (!isPlaying) return
        forgetSecond()
        upNext.onStarted()
        lock.claim()
      }}
      onError={(failure) => logRefusedFrame(failure, lesson.id)}
      onRetry={() => sources.refetch()}
    />
  )
}
