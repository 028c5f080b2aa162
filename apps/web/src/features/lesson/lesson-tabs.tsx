import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { isFullyOpen, type CourseAccess } from '@shuyuan/courses'
import { ErrorBoundary, Skeleton, SkeletonGroup, Tabs, type TabItem } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AttachmentsBlock } from '../course'
import { QueryBlock } from '../../core/page/query-block'
import { CommentsBlock } from '../comments'
import { lessonLink, type LessonTab } from '../../core/router/page-links'
import * as messages from './messages'

/** Parts of a lesson. In narrow windows all are tabs below the video. */
export type LessonPart = 'outline' | 'transcript' | 'notes'

interface LessonTabsProps {
  detail: LessonDetail
  /** False while it is unknown whether the learner may comment. */
  isAccessKnown: boolean
  access: CourseAccess
  courseDetail: UseQueryResult<CourseDetail>
  /** Open tab. @default the first one */
  tab: LessonTab | undefined
  /** Parts without room of their own. */
  parts: TabItem<LessonPart>[]
}

/** Comments and files, after the parts without room of their own. The open tab is in the URL. */
export function LessonTabs(props: LessonTabsProps) {
  const { detail, isAccessKnown, access, courseDetail, tab, parts } = props
  const { lesson, course, canWatch } = detail
  const navigate = useNavigate()
  const skeleton = <Skeleton lines={16} />
  const items: TabItem<LessonTab | LessonPart>[] = [
    ...parts,
    {
      value: 'comments',
      label: messages.comments,
      content: isAccessKnown ? (
        <ErrorBoundary skeleton={skeleton}>
          <CommentsBlock
            target={{ kind: 'lesson', id: lesson.id }}
            hasAccess={canWatch && isFullyOpen(access)}
            allowsComments={lesson.allowsComments}
            courseId={course.id}
            access={access}
          />
        </ErrorBoundary>
      ) : (
        <SkeletonGroup>{skeleton}</SkeletonGroup>
      ),
    },
    {
      value: 'attachments',
      label: messages.attachments,
      content: (
        <QueryBlock query={courseDetail} skeleton={<Skeleton lines={4} />}>
          {(owner) => (
            <ErrorBoundary skeleton={<Skeleton lines={4} />}>
              <AttachmentsBlock detail={owner} />
            </ErrorBoundary>
          )}
        </QueryBlock>
      ),
    },
  ]
  const first = items[0]?.value ?? 'comments'
  const shown = items.find(({ value }) => value === tab)?.value ?? first
  return (
    <Tabs
      label={messages.lessonTabs}
      value={shown}
      onValueChange={(value) =>
        navigate({
          ...lessonLink(lesson.id, value === first || value === 'outline' ? undefined : value),
          resetScroll: false,
        })
      }
      items={items}
    />
  )
}
