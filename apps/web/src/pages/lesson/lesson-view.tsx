import type { LessonDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { courseAccess, CourseOutline } from '@shuyuan/courses'
import { Breadcrumb, media, PageHeading, Skeleton, Tabs, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { AttachmentsBlock, CommentsBlock } from '../../blocks/lazy-course-blocks'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { LessonPlayer } from './lesson-player'

const Layout = styled.div`
  display: grid;
  margin-block-start: ${token('space-4')};
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
`

const Title = styled(PageHeading)`
  font-size: ${token('text-2xl')};
`

const Side = styled.aside`
  ${media.lg} {
    max-block-size: calc(100dvh - 120px);
    overflow-y: auto;
    position: sticky;
    inset-block-start: 88px;
  }
`

/** A lesson: the film, its place in the course, what others say about it. */
export function LessonView({ detail }: { detail: LessonDetail }) {
  const { api } = useServices()
  const { lesson, course, groups, progress } = detail
  const [tab, setTab] = useState<'comments' | 'attachments'>('comments')
  const sellsVip = useSellsVip()
  const courseDetail = useQuery(courseQuery(api, course.id))
  const isBought = courseDetail.data?.isBought ?? detail.canWatch
  return (
    <>
      <Breadcrumb
        items={[
          { label: messages.allCourses, href: '/courses' },
          { label: course.title, href: `/courses/detail/${course.id}?tab=3` },
          { label: lesson.title },
        ]}
      />
      <Layout>
        <Main>
          <LessonPlayer detail={detail} />
          <Title>{lesson.title}</Title>
          <Tabs
            label={messages.lessonTabs}
            value={tab}
            onValueChange={setTab}
            items={[
              {
                value: 'comments',
                label: messages.lessonComments,
                content: (
                  <CommentsBlock
                    target={{ kind: 'lesson', id: lesson.id }}
                    hasAccess={detail.canWatch && (isBought || course.isFree)}
                    allowsComments={lesson.allowsComments}
                    courseId={course.id}
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
        </Main>
        <Side>
          <CourseOutline
            groups={groups}
            progress={progress}
            access={courseAccess({ course, isBought }, sellsVip)}
            hrefFor={({ id }) => `/courses/video/${id}`}
            currentLessonId={lesson.id}
          />
        </Side>
      </Layout>
    </>
  )
}
