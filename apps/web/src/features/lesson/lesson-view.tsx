import type { LessonDetail } from '@shuyuan/api'
import type { PlayerHandle } from '@shuyuan/player'
import { courseAccess, nextLesson, previousLesson } from '@shuyuan/courses'
import { Skeleton, SkeletonGroup } from '@shuyuan/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { CourseTrail } from '../course'
import { courseLink, lessonLink, useLessonHref } from '../../core/router/page-links'
import { shareLink } from '../../core/browser/share-link'
import { useHref } from '../../core/router/use-href'
import { mergeProgress } from './merge-progress'
import { useShownProgress } from '../../core/account/use-progress-recorder'
import { useServices } from '../../core/use-services'
import { useSellsVip } from '../../core/site/vip'
import { LessonEnd } from './end/lesson-end'
import { LessonHeading } from './lesson-heading'
import {
  BackArea,
  LessonLayout,
  MainArea,
  PlayerArea,
  Reading,
  SideArea,
  TitleArea,
} from './lesson-layout'
import { LessonOutline } from './lesson-outline'
import { LessonPlayer } from './playback/lesson-player'
import { LessonSide } from './lesson-side'
import { LessonStatus } from './lesson-status'
import { LessonTabs } from './lesson-tabs'
import { hasCourseAccess, mayPlay } from './lesson-access'
import { NeighborLessons } from './neighbor-lessons'
import { PlayerSkeleton } from './playback/player-skeleton'
import { transcriptSource } from './transcript/transcript-source'
import { TrialBar } from './locked/trial-bar'
import { useLessonCourse } from './use-lesson-course'
import { useLessonParts } from './use-lesson-parts'
import { useLessonVideo } from './playback/use-lesson-video'
import { useRememberedSwitch } from './use-remembered-switch'
import type { UpNext } from './playback/use-up-next'

/** Whether something has ended since this page showed it. The key names what is shown. */
function useHasJustEnded(key: string, hasEnded: boolean): boolean {
  const [start, setStart] = useState({ key, hasEnded })
  if (start.key !== key) setStart({ key, hasEnded })
  return hasEnded && start.key === key && !start.hasEnded
}

const route = getRouteApi('/_main/_signed-in/courses/video/$courseId')

interface LessonViewProps {
  detail: LessonDetail
  /** False if the detail comes from another reply that does not contain the learner's access. */
  isAccessKnown: boolean
  upNext: UpNext
}

/** Renders its content after the video, so that the browser requests the video earlier. */
function AfterVideo({ children }: { children: ReactNode }): ReactNode {
  const isRendered = useDeferredValue(true, false)
  return isRendered ? children : <Skeleton lines={12} />
}

export function LessonView({ detail, isAccessKnown, upNext }: LessonViewProps) {
  const { lesson, course, groups, canWatch } = detail
  const { env } = useServices()
  const sellsVip = useSellsVip()
  const href = useHref()
  const hrefForLesson = useLessonHref()
  const { tab, t } = route.useSearch()
  const courseDetail = useLessonCourse(detail, { showsFiles: tab === 'attachments' })
  const [isTheater, toggleTheater] = useRememberedSwitch('theatre')
  const { sources, hasVideo } = useLessonVideo(detail, isAccessKnown)
  const [player, setPlayer] = useState<PlayerHandle | null>(null)
  const [hasCaptions, setHasCaptions] = useState(false)
  const transcript = hasVideo
    ? transcriptSource(env, detail, hasCaptions ? sources.data?.[0] : undefined)
    : null
  const courseProgress = courseDetail.data?.progress
  const known = useMemo(
    () => mergeProgress(detail.progress, courseProgress ?? {}),
    [detail.progress, courseProgress],
  )
  const progress = useShownProgress(known)
  const isBought = courseDetail.data?.isBought ?? hasCourseAccess(detail)
  const access = useMemo(
    () => courseAccess({ course, isBought }, sellsVip),
    [course, isBought, sellsVip],
  )
  const neighbors = {
    previous: previousLesson(groups, lesson.id),
    next: nextLesson(groups, lesson.id),
  }
  const isFinished = (progress[lesson.id]?.watchedAt ?? null) !== null
  const isNewlyFinished = useHasJustEnded(`${lesson.id} ${isAccessKnown}`, isFinished)
  const courseHref = href(courseLink(course.id, '3'))
  const outline = (
    <LessonOutline
      groups={groups}
      progress={progress}
      access={access}
      boughtLessonIds={detail.boughtLessonIds}
      hrefFor={hrefForLesson}
      currentLessonId={lesson.id}
    />
  )
  const { parts, sideParts, article, hasSide, side, chooseSide, focusNote } = useLessonParts({
    detail,
    hasVideo,
    player,
    outline,
    transcript,
    tab,
  })
  // In narrow windows the outline is below the video anyway.
  const theater = hasSide ? { isOn: isTheater, onToggle: toggleTheater } : undefined

  function share() {
    // A link to the start has no second.
    const second = Math.floor(player?.currentTime ?? 0) || undefined
    void shareLink({
      title: lesson.title,
      href: href(lessonLink(lesson.id, undefined, second)),
    })
  }

  return (
    <LessonLayout data-theater={isTheater}>
      <BackArea>
        <CourseTrail items={[{ label: course.title, href: courseHref }, { label: lesson.title }]} />
      </BackArea>
      <PlayerArea data-moving-cover>
        {isAccessKnown ? (
          <LessonPlayer
            key={lesson.id}
            detail={detail}
            access={access}
            sources={sources}
            neighbors={neighbors}
            upNext={upNext}
            theater={theater}
            second={t}
            player={player}
            onPlayer={setPlayer}
            onCaptionsChange={(labels) => setHasCaptions(labels.length > 0)}
            onNote={focusNote}
          />
        ) : (
          <SkeletonGroup>
            <PlayerSkeleton />
          </SkeletonGroup>
        )}
      </PlayerArea>
      <TitleArea>
        <LessonHeading lesson={lesson} groups={groups} />
      </TitleArea>
      <MainArea>
        <LessonStatus
          key={lesson.id}
          lesson={lesson}
          progress={progress[lesson.id]}
          known={known[lesson.id]}
          hasLine={hasVideo}
          canComplete={canWatch}
          // The controls of a video have this button, too.
          theater={hasVideo || !mayPlay(detail) ? undefined : theater}
          onShare={hasVideo ? share : undefined}
        />
        <AfterVideo>
          {!canWatch && lesson.freeSeconds > 0 && (
            <TrialBar course={course} access={access} seconds={lesson.freeSeconds} />
          )}
          {isFinished && (
            <LessonEnd
              key={lesson.id}
              detail={detail}
              progress={progress}
              isNew={isNewlyFinished}
            />
          )}
          <NeighborLessons {...neighbors} hrefFor={hrefForLesson} />
          <Reading>
            <div>
              {article}
              <LessonTabs
                detail={detail}
                isAccessKnown={isAccessKnown}
                access={access}
                courseDetail={courseDetail}
                tab={tab}
                parts={parts}
              />
            </div>
          </Reading>
        </AfterVideo>
      </MainArea>
      {hasSide && (
        <SideArea>
          <AfterVideo>
            <LessonSide items={sideParts} chosen={side} onSelect={chooseSide} />
          </AfterVideo>
        </SideArea>
      )}
    </LessonLayout>
  )
}
