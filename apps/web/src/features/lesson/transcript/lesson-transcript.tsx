import type { Lesson } from '@shuyuan/api'
import { Transcript, type TranscriptProps } from '@shuyuan/player/transcript'
import { useSessionState } from '@shuyuan/session/react'
import { media, Skeleton, token } from '@shuyuan/ui'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { useNear } from '../../../core/page/use-near'
import { useNotes } from '../notes/use-notes'

/** Part of the page below the video, which stays in view on narrow screens. Its text starts where the page does. */
const Root = styled.div`
  margin-inline: calc(-1 * ${token('space-3')});
  ${media.below.lg} {
    [aria-current] {
      scroll-margin-block: calc(56.25vw + 72px) ${token('space-11')};
    }
  }
`

interface LessonTranscriptProps extends Pick<TranscriptProps, 'source' | 'player'> {
  lesson: Pick<Lesson, 'id' | 'title'>
}

function NotedTranscript({
  lesson,
  memberId,
  ...transcript
}: LessonTranscriptProps & { memberId: number }) {
  const { notes: all } = useNotes(memberId)
  const notes = useMemo(
    () => all?.filter(({ lessonId, text }) => lessonId === lesson.id && text !== ''),
    [all, lesson.id],
  )
  return (
    <Transcript key={transcript.source.url} {...transcript} title={lesson.title} notes={notes} />
  )
}

/** Transcript of a lesson with the notes of the learner. It loads once it is near the window. */
export function LessonTranscript(props: LessonTranscriptProps) {
  const memberId = useSessionState((state) => state.member?.id)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <Root ref={place}>
      {isNear && memberId !== undefined ? (
        <NotedTranscript key={memberId} {...props} memberId={memberId} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Root>
  )
}
