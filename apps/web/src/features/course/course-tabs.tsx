import type { CourseDetail } from '@shuyuan/api'
import { courseAccess } from '@shuyuan/courses'
import { BlockBoundary, lazyComponent, Skeleton, Tabs } from '@shuyuan/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AttachmentsBlock } from './lazy-attachments-block'
import { CommentsBlock } from '../comments'
import { courseLink } from '../../app/links/page-links'
import * as messages from './messages'
import { useSellsVip } from '../../app/vip/use-sells-vip'
import { CourseDescription } from './course-description'

/** The lessons, whose code is fetched when their tab is opened. */
const OutlineBlock = lazyComponent(() =>
  import('./outline-block').then((code) => code.OutlineBlock),
)

const route = getRouteApi('/_main/courses/detail/$courseId')

/** Description, outline, comments and files; the open tab is in the URL. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const access = courseAccess(detail, useSellsVip())
  const { tab = '2' } = route.useSearch()
  const navigate = useNavigate()
  const [openChapters, setOpenChapters] = useState<readonly number[]>()
  return (
    <Tabs
      label={messages.courseTabs}
      value={tab}
      onValueChange={(value) =>
        void navigate({
          ...courseLink(course.id, value === '2' ? undefined : value),
          resetScroll: false,
        })
      }
      items={[
        {
          value: '2',
          label: messages.description,
          content: <CourseDescription html={course.description} />,
        },
        {
          value: '3',
          label: messages.outline,
          content: (
            <BlockBoundary skeleton={<Skeleton lines={16} />}>
              <OutlineBlock
                detail={detail}
                openChapters={openChapters}
                onOpenChaptersChange={setOpenChapters}
              />
            </BlockBoundary>
          ),
        },
        {
          value: '4',
          label: messages.comments,
          content: (
            <BlockBoundary skeleton={<Skeleton lines={16} />}>
              <CommentsBlock
                target={{ kind: 'course', id: course.id }}
                hasAccess={detail.isBought || course.isFree}
                allowsComments={course.allowsComments}
                courseId={course.id}
                access={access}
              />
            </BlockBoundary>
          ),
        },
        {
          value: '5',
          label: messages.attachments,
          content: (
            <BlockBoundary skeleton={<Skeleton lines={4} />}>
              <AttachmentsBlock detail={detail} />
            </BlockBoundary>
          ),
        },
      ]}
    />
  )
}
