import type { CourseDetail, LessonDetail } from '@shuyuan/api'
import { isFullyOpen, type CourseAccess } from '@shuyuan/courses'
import { ErrorBoundary, Skeleton, SkeletonGroup, Tabs, type TabItem } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AttachmentsBlock } from '../course'
import { QueryBlock } from '../../core/page/query-block'
import { CommentsBlock } from '../comments'
import { lessonLink, type LessonTab } from '../../core/links/page-links'
import * as messages from './messages'

interface LessonTabsProps {
  detail: LessonDetail
  /** True while it is unknown whether the learner may comment. */
  isPlaceholder: boolean
  access: CourseAccess
  courseDetail: UseQueryResult<CourseDetail>
  /** Open tab. @default the first one */
  tab: LessonTab | undefined
  /** Outline if there is no room for it beside the video, or null. */
  outline: ReactNode
  /** Transcript if there is no room for it beside the video, or null. */
  transcript: ReactNode
}

/** Outline, transcript, comments and files. The open tab is in the URL. */
export function LessonTabs(props: LessonTabsProps) {
  const { detail, isPlaceholder, access, courseDetail, tab, outline, transcript } = props
  const { lesson, course, canWatch } = detail
  const navigate = useNavigate()
  const skeleton = <Skeleton lines={16} />
  const items: TabItem<LessonTab | 'outline'>[] = [
    {
      value: 'comments',
      label: messages.comments,
      content: isPlaceholder ? (
        <SkeletonGroup>{skeleton}</SkeletonGroup>
      ) : (
        <ErrorBoundary skeleton={skeleton}>
          <CommentsBlock
            target={{ kind: 'lesson', id: lesson.id }}
            hasAccess={canWatch && isFullyOpen(access)}
            allowsComments={lesson.allowsComments}
            courseId={course.id}
            access={access}
          />
        </ErrorBoundary>
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
  if (transcript !== null)
    items.unshift({
      value: 'transcript',
      label: messages.transcript,
      content: transcript,
    })
  if (outline !== null)
    items.unshift({ value: 'outline', label: messages.outline, content: outline })
  const first = outline === null ? 'comments' : 'outline'
  const shown = items.find(({ value }) => value === tab)?.value ?? first
  return (
    <Tabs
      label={messages.lessonTabs}
      value={shown}
      onValueChange={(value) =>
        void navigate({
          ...lessonLink(lesson.id, value === first || value === 'outline' ? undefined : value),
          resetScroll: false,
        })
      }
      items={items}
    />
  )
}
