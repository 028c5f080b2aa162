import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { opensAllLessons, type CourseAccess } from '@shuyuan/courses'
import { Skeleton, Tabs } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { AttachmentsBlock, CommentsBlock } from '../../blocks/lazy-course-blocks'
import { QueryBlock } from '../../blocks/query-block'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'

interface LessonTabsProps {
  detail: LessonDetail
  /** What it takes to use its course. */
  access: CourseAccess
  courseDetail: UseQueryResult<CourseDetail>
  showsFiles: boolean
}

/** What others say about a lesson, and the files of its course; the open tab is in the address. */
export function LessonTabs({ detail, access, courseDetail, showsFiles }: LessonTabsProps) {
  const { lesson, course, canWatch } = detail
  const navigate = useNavigateByHref()
  return (
    <Tabs
      label={messages.lessonTabs}
      value={showsFiles ? 'attachments' : 'comments'}
      onValueChange={(value) =>
        navigate(
          href(`/courses/video/${lesson.id}`, { tab: value === 'comments' ? undefined : value }),
        )
      }
      items={[
        {
          value: 'comments',
          label: messages.lessonComments,
          content: (
            <CommentsBlock
              target={{ kind: 'lesson', id: lesson.id }}
              hasAccess={canWatch && opensAllLessons(access)}
              allowsComments={lesson.allowsComments}
              courseId={course.id}
              access={access}
            />
          ),
        },
        {
          value: 'attachments',
          label: messages.attachments,
          content: (
            <QueryBlock query={courseDetail} skeleton={<Skeleton lines={4} />}>
              {(owner) => <AttachmentsBlock detail={owner} />}
            </QueryBlock>
          ),
        },
      ]}
    />
  )
}
