import type { CourseDetail } from '@shuyuan/api'
import { courseAccess } from '@shuyuan/courses'
import { Tabs } from '@shuyuan/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AttachmentsBlock, CommentsBlock } from '../../blocks/lazy-course-blocks'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useNavigateByHref } from '../../use-navigate-by-href'
import { useSellsVip } from '../../use-sells-vip'
import { CourseDescription } from './course-description'
import { LazyOutline } from './lazy-parts'

const route = getRouteApi('/_main/courses/detail/$courseId')

/** Description, outline, comments and files; the open tab is in the address. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const access = courseAccess(detail, useSellsVip())
  const { tab = '2' } = route.useSearch()
  const navigate = useNavigateByHref()
  const [openChapters, setOpenChapters] = useState<readonly number[]>()
  return (
    <Tabs
      label={messages.courseTabs}
      value={tab}
      onValueChange={(value) =>
        navigate(href(`/courses/detail/${course.id}`, { tab: value === '2' ? undefined : value }))
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
            <LazyOutline
              detail={detail}
              openChapters={openChapters}
              onOpenChaptersChange={setOpenChapters}
            />
          ),
        },
        {
          value: '4',
          label: messages.comments,
          content: (
            <CommentsBlock
              target={{ kind: 'course', id: course.id }}
              hasAccess={detail.isBought || course.isFree}
              allowsComments={course.allowsComments}
              courseId={course.id}
              access={access}
            />
          ),
        },
        {
          value: '5',
          label: messages.attachments,
          content: <AttachmentsBlock detail={detail} />,
        },
      ]}
    />
  )
}
