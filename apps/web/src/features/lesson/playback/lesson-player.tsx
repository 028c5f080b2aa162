import { siteConfigQuery } from '@shuyuan/api/query'
import { ErrorBoundary } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useHasRestoredProgress } from '../../../core/account/use-progress-recorder'
import { QueryBlock } from '../../../core/page/query-block'
import { useServices } from '../../../core/use-services'
import { LessonPlayback } from './lazy-lesson-playback'
import type { LessonPlaybackProps } from './lesson-playback'
import { LockedLesson } from '../locked/locked-lesson'
import { mayPlay } from '../lesson-access'
import { PlayerSkeleton } from './player-skeleton'

/** Plays a lesson or its trial, or shows why it is locked. */
export function LessonPlayer(props: LessonPlaybackProps) {
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
