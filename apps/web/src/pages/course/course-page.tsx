import type { CourseDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { CourseHeader, CourseHeaderSkeleton } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { Container, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { CourseTrail } from '../../blocks/course-trail'
import { MissingPage } from '../../blocks/missing-page'
import { QueryBlock } from '../../blocks/query-block'
import { isMissing } from '../../blocks/is-missing'
import { StandInHeading } from '../../blocks/stand-in-heading'
import { href } from '../../href'
import { idFromPath } from '../../id-from-path'
import * as messages from '../../page-messages'
import { useEntersByVip } from '../../study/use-enters-by-vip'
import { useDocumentTitle } from '../../use-document-title'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { CourseTabs } from './course-tabs'
import { BottomBar, RelatedCourses } from './lazy-parts'
import { useDescription } from './use-description'
import { useLike } from './use-like'

const route = getRouteApi('/_main/courses/detail/$courseId')

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  padding-block: ${token('space-5')} ${token('space-4')};
`

/** One course: what it is, what it costs, what is in it. */
export function CoursePage() {
  const { api } = useServices()
  const { courseId } = route.useParams()
  const query = useQuery({
    ...courseQuery(api, idFromPath(courseId)),
    // Who comes back from paying in another window has it.
    refetchOnWindowFocus: true,
  })
  const isGone = isMissing(query.error)
  const failure = query.isError ? messages.description : undefined
  useDocumentTitle(isGone ? messages.courseMissing : (query.data?.course.title ?? failure))
  if (isGone) return <MissingPage title={messages.courseMissing} />
  return (
    <Root>
      <StandInHeading query={query}>{messages.description}</StandInHeading>
      <QueryBlock query={query} skeleton={<CourseHeaderSkeleton />} heading={messages.description}>
        {(detail) => <CourseView key={detail.course.id} detail={detail} />}
      </QueryBlock>
    </Root>
  )
}

function CourseView({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const { hasToken } = useSessionState()
  const actions = useRef<HTMLDivElement>(null)
  const like = useLike(detail)
  useDescription(course.seoDescription || course.shortDescription)
  const shared = {
    detail,
    sellsVip: useSellsVip(),
    lessonHref: ({ id }: { id: number }) => `/courses/video/${id}`,
    orderHref: href('/order', { goods_type: 'vod', goods_id: course.id }),
    vipHref: '/vip',
  }
  return (
    <>
      <CourseTrail items={[{ label: course.title }]} />
      <CourseHeader
        {...shared}
        entersByVip={useEntersByVip(detail)}
        isLiked={like.isLiked}
        onToggleLike={like.toggle}
        onShare={() => void import('./share-course').then((code) => code.shareCourse(course))}
        isVisitor={!hasToken}
        actionsRef={actions}
      />
      <CourseTabs detail={detail} />
      <RelatedCourses course={course} />
      <BottomBar {...shared} insteadOf={actions} />
    </>
  )
}
