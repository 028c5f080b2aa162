import type { CourseDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { CourseHeader, CourseHeaderSkeleton } from '@shuyuan/courses'
import { Breadcrumb, Container, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { MissingPage } from '../../blocks/missing-page'
import { QueryBlock } from '../../blocks/query-block'
import { isMissing } from '../../blocks/is-missing'
import { StandInHeading } from '../../blocks/stand-in-heading'
import { href } from '../../href'
import { idFromPath } from '../../id-from-path'
import * as messages from '../../page-messages'
import { useDocumentTitle } from '../../use-document-title'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { CourseTabs } from './course-tabs'
import { useLike } from './use-like'

const route = getRouteApi('/_main/courses/detail/$courseId')

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  padding-block: ${token('space-5')} ${token('space-8')};
`

/** One course: what it is, what it costs, what is in it. */
export function CoursePage() {
  const { api } = useServices()
  const { courseId } = route.useParams()
  const query = useQuery(courseQuery(api, idFromPath(courseId)))
  useDocumentTitle(query.data?.course.title)
  if (isMissing(query.error)) return <MissingPage title={messages.courseMissing} />
  return (
    <Root>
      <StandInHeading query={query}>{messages.description}</StandInHeading>
      <QueryBlock query={query} skeleton={<CourseHeaderSkeleton />}>
        {(detail) => <CourseView key={detail.course.id} detail={detail} />}
      </QueryBlock>
    </Root>
  )
}

function CourseView({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const sellsVip = useSellsVip()
  const like = useLike(detail)
  return (
    <>
      <meta name="description" content={course.seoDescription || course.shortDescription} />
      <Breadcrumb
        items={[
          { label: messages.home, href: '/' },
          { label: messages.allCourses, href: '/courses' },
          { label: course.title },
        ]}
      />
      <CourseHeader
        detail={detail}
        sellsVip={sellsVip}
        isLiked={like.isLiked}
        onToggleLike={like.toggle}
        lessonHref={({ id }) => `/courses/video/${id}`}
        orderHref={href('/order', { goods_type: 'vod', goods_id: course.id })}
        vipHref="/vip"
      />
      <CourseTabs detail={detail} />
    </>
  )
}
