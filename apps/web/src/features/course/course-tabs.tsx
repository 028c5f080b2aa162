import type { CourseDetail } from '@shuyuan/api'
import { courseAccess } from '@shuyuan/courses'
import { BlockBoundary, lazyComponent, Skeleton, Tabs } from '@shuyuan/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AttachmentsBlock } from './lazy-attachments-block'
import { CommentsBlock } from '../comments'
import { courseLink } from '../../app/links/page-links'
import { useHref } from '../../app/links/use-href'
import * as messages from './messages'
import { useSellsVip } from '../../app/vip/use-sells-vip'
import { CourseDescription } from './course-description'

/** The lessons, whose code is fetched when their tab is opened. */
const OutlineBlock = lazyComponent(() =>
  import('./outline-block').then((code) => code.OutlineBlock),
)

const route = getRouteApi('/_main/courses/detail/$courseId')

type Tab = NonNullable<Parameters<typeof courseLink>[1]>

/** Description, outline, comments and files; the open tab is in the URL. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const access = courseAccess(detail, useSellsVip())
  const { tab = '2' } = route.useSearch()
  const navigate = useNavigate()
  const href = useHref()
  const tabLink = (value: Tab) => courseLink(course.id, value === '2' ? undefined : value)
  const [openChapters, setOpenChapters] = useState<readonly number[]>()
  return (
    <Tabs
      label={messages.courseTabs}
      value={tab}
      onValueChange={(value) => void navigate({ ...tabLink(value), resetScroll: false })}
      items={[
        {
          value: '2',
          label: messages.description,
          href: href(tabLink('2')),
          content: <CourseDescription html={course.description} />,
        },
        {
          value: '3',
          label: messages.outline,
          href: href(tabLink('3')),
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
          href: href(tabLink('4')),
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
          href: href(tabLink('5')),
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
