import type { Comment, CourseDetail } from '@shuyuan/api'
import { commentsQuery, courseQuery } from '@shuyuan/api/query'
import { CommentQuotes } from '@shuyuan/courses'
import { ButtonLink, Section } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { isVisitorReply } from '../../core/account/rendered-replies'
import { useNear } from '../../core/page/use-near'
import { useServices } from '../../core/use-services'
import * as messages from './messages'

const maxVoices = 3

/** Minimum length of a quoted comment, in characters. Shorter ones say little about a course. */
const minLength = 12

const isVoice = ({ isPending, content }: Comment) => !isPending && content.length >= minLength

interface CourseVoicesProps {
  detail: CourseDetail
  /** Link to all comments. */
  allHref: string
}

/** Newest comments of a course, fetched when they are near the viewport. Renders nothing without any. */
export function CourseVoices({ detail, allHref }: CourseVoicesProps) {
  const courseId = detail.course.id
  const { api } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const course = useQuery({ ...courseQuery(api, courseId), enabled: false })
  // An owner's page leaves this tab when it shows the reply for the owner.
  const isCurrent = course.data === detail && !isVisitorReply(course)
  const isNear = useNear(place)
  const { data } = useQuery({
    ...commentsQuery(api, { kind: 'course', id: courseId }),
    enabled: isNear && isCurrent,
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
