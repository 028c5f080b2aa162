import type { Comment } from '@shuyuan/api'
import { commentsQuery } from '@shuyuan/api/query'
import { CommentQuotes } from '@shuyuan/courses'
import { ButtonLink, Section } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCourseReply } from '../../core/account/use-course-reply'
import { useNear } from '../../core/page/use-near'
import { useServices } from '../../core/use-services'
import * as messages from './messages'

const maxVoices = 3

/** Minimum length of a quoted comment, in characters. Shorter ones say little about a course. */
const minLength = 12

const isVoice = ({ isPending, content }: Comment) => !isPending && content.length >= minLength

interface CourseVoicesProps {
  courseId: number
  /** Link to all comments. */
  allHref: string
}

/** Newest comments of a course, fetched when they are near the viewport. Renders nothing without any. */
export function CourseVoices({ courseId, allHref }: CourseVoicesProps) {
  const { api } = useServices()
  const place = useRef<HTMLDivElement>(null)
  // An owner's page leaves this tab when it shows the owner's reply.
  const { isOwn } = useCourseReply(courseId)
  const isNear = useNear(place)
  const { data } = useQuery({
    ...commentsQuery(api, { kind: 'course', id: courseId }),
    enabled: isNear && isOwn,
  })
  const voices = data?.items.filter(isVoice).slice(0, maxVoices) ?? []
  return (
    <div ref={place}>
      {data && voices.length > 0 && (
        <Section
          title={messages.voices}
          action={
            <ButtonLink href={allHref} variant="ghost" size="sm">
              {messages.allComments(data.total)}
            </ButtonLink>
          }
        >
          <CommentQuotes comments={voices} />
        </Section>
      )}
    </div>
  )
}
