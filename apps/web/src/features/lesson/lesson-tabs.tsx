import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { opensAllLessons, type CourseAccess } from '@shuyuan/courses'
import { BlockBoundary, Skeleton, Tabs } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AttachmentsBlock } from '../course'
import { QueryBlock } from '../../app/page/query-block'
import { CommentsBlock } from '../comments'
import { lessonLink } from '../../app/links/page-links'
import * as messages from './messages'

interface LessonTabsProps {
  detail: LessonDetail
  /** What it takes to use its course. */
  access: CourseAccess
  courseDetail: UseQueryResult<CourseDetail>
  showsFiles: boolean
}

/** What others say about a lesson, and the files of its course; the open tab is in the URL. */
export function LessonTabs({ detail, access, courseDetail, showsFiles }: LessonTabsProps) {
  const { lesson, course, canWatch } = detail
  const navigate = useNavigate()
  return (
    <Tabs
      label={messages.lessonTabs}
      value={showsFiles ? 'attachments' : 'comments'}
      onValueChange={(value) =>
        void navigate({
          ...lessonLink(lesson.id, value === 'comments' ? undefined : value),
          resetScroll: false,
        })
      }
      items={[
        {
          value: 'comments',
          label: messages.lessonComments,
          content: (
            <BlockBoundary skeleton={<Skeleton lines={16} />}>
              <CommentsBlock
                target={{ kind: 'lesson', id: lesson.id }}
                hasAccess={canWatch && opensAllLessons(access)}
                allowsComments={lesson.allowsComments}
                courseId={course.id}
                access={access}
              />
            </BlockBoundary>
          ),
        },
        {
          value: 'attachments',
          label: messages.attachments,
          content: (
            <QueryBlock query={courseDetail} skeleton={<Skeleton lines={4} />}>
              {(owner) => (
                <BlockBoundary skeleton={<Skeleton lines={4} />}>
                  <AttachmentsBlock detail={owner} />
                </BlockBoundary>
              )}
            </QueryBlock>
          ),
        },
      ]}
    />
  )
}
