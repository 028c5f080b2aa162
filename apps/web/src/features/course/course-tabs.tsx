import type { CourseDetail } from '@shuyuan/api'
import { courseAccess, isFullyOpen, OutlinePreview } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ErrorBoundary, Skeleton, Tabs, token } from '@shuyuan/ui'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { AttachmentsBlock } from './attachments-block'
import { CommentsBlock } from '../comments'
import { UntilAccessKnown } from '../../core/account/until-access-known'
import { courseLink, useLessonHref } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useSellsVip } from '../../core/site/vip'
import { CourseDescription } from './course-description'
import { CourseGoals } from './course-goals'
import { CourseVoices } from './course-voices'
import { OutlineBlock } from './outline-block'
import { takeGoals } from './take-goals'

const route = getRouteApi('/_main/courses/detail/$courseId')

const Description = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  padding-block-start: ${token('space-3')};
`

type Tab = NonNullable<Parameters<typeof courseLink>[1]>

/** Description, outline, comments and files. The open tab is in the URL. */
export function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const access = courseAccess(detail, useSellsVip())
  const isOpen = isFullyOpen(access)
  // Learners with access start with the outline.
  const landing = useSessionState(({ hasToken }) => (isOpen && hasToken ? '3' : '2'))
  const { tab = landing } = route.useSearch()
  const hrefForLesson = useLessonHref()
  const navigate = useNavigate()
  const href = useHref()
  const tabLink = (value: Tab) => courseLink(course.id, value === landing ? undefined : value)
  const { goals, rest } = useMemo(() => takeGoals(course.description), [course.description])
  const [openChapters, setOpenChapters] = useState<readonly number[]>()
  const place = useRef<HTMLDivElement>(null)

  function showTab(value: Tab) {
    // The next panel starts below the tabs, which stay at the top of the window.
    const { top = 0 } = place.current?.getBoundingClientRect() ?? {}
    if (top < 0) window.scrollBy(0, top)
    return navigate({ ...tabLink(value), resetScroll: false })
  }

  return (
    <div ref={place}>
      <Tabs
        label={messages.courseTabs}
        value={tab}
        onValueChange={showTab}
        items={[
          {
            value: '2',
            label: messages.description,
            href: href(tabLink('2')),
            content: (
              <Description>
                {goals && <CourseGoals {...goals} />}
                {landing === '2' && (
                  <UntilAccessKnown courseId={course.id}>
                    <OutlinePreview
                      {...detail}
                      access={access}
                      hrefForLesson={hrefForLesson}
                      outlineHref={href(tabLink('3'))}
                    />
                  </UntilAccessKnown>
                )}
                <CourseDescription html={rest} hasNotice={!isOpen} />
                <CourseVoices courseId={course.id} allHref={href(tabLink('4'))} />
              </Description>
            ),
          },
          {
            value: '3',
            label: messages.outline,
            href: href(tabLink('3')),
            content: (
              <UntilAccessKnown courseId={course.id}>
                <OutlineBlock
                  detail={detail}
                  openChapters={openChapters}
                  onOpenChaptersChange={setOpenChapters}
                />
              </UntilAccessKnown>
            ),
          },
          {
            value: '4',
            label: messages.comments,
            href: href(tabLink('4')),
            content: (
              <ErrorBoundary skeleton={<Skeleton lines={16} />}>
                <CommentsBlock
                  target={{ kind: 'course', id: course.id }}
                  hasAccess={detail.isBought || course.isFree}
                  allowsComments={course.allowsComments}
                  courseId={course.id}
                  access={access}
                />
              </ErrorBoundary>
            ),
          },
          {
            value: '5',
            label: messages.attachments,
            href: href(tabLink('5')),
            content: (
              <UntilAccessKnown courseId={course.id}>
                <AttachmentsBlock detail={detail} />
              </UntilAccessKnown>
            ),
          },
        ]}
      />
    </div>
  )
}
