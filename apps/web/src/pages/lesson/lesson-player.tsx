import type { LessonDetail } from '@shuyuan/api'
import { playSourcesQuery } from '@shuyuan/api/query'
import { Player } from '@shuyuan/player'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, formatYuan, Skeleton, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryBlock } from '../../blocks/query-block'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useServices } from '../../use-services'
import { LockedLesson } from './locked-lesson'
import { useRecordProgress } from './use-record-progress'

/** The picture and the row of tools below it. */
const Waiting = styled.div`
  padding-block-end: ${token('space-8')};
  @media (pointer: coarse) {
    padding-block-end: 52px;
  }
`

function PlayerSkeleton() {
  return (
    <Waiting>
      <Skeleton ratio={16 / 9} />
    </Waiting>
  )
}

/** Plays the lesson as far as this learner may watch it. */
export function LessonPlayer({ detail }: { detail: LessonDetail }) {
  const { api } = useServices()
  const { config } = useSite()
  const { lesson, course, canWatch, progress } = detail
  const mayPlay = canWatch || lesson.freeSeconds > 0
  const sources = useQuery({ ...playSourcesQuery(api, lesson.id), enabled: mayPlay })
  const record = useRecordProgress(detail)
  if (!mayPlay) return <LockedLesson course={course} />

  const known = progress[lesson.id]
  return (
    <QueryBlock query={sources} skeleton={<PlayerSkeleton />}>
      {(list) => (
        <Player
          sources={list}
          title={lesson.title}
          poster={config.player.cover}
          // A finished lesson starts again from its beginning.
          startAt={known === undefined || known.watchedAt !== null ? 0 : known.watchedSeconds}
          stopAt={canWatch ? undefined : lesson.freeSeconds}
          bansSeeking={lesson.bansSeeking}
          lessonSeconds={lesson.duration}
          trialEnd={
            <ButtonLink href={href('/order', { goods_type: 'vod', goods_id: course.id })}>
              {messages.buyCourse(formatYuan(course.price))}
            </ButtonLink>
          }
          onProgress={record}
          onRetry={() => void sources.refetch()}
        />
      )}
    </QueryBlock>
  )
}
