import type { CourseDetail } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import {
  CourseGridSkeleton,
  CourseHeader,
  CourseHeaderSkeleton,
  PurchaseCard,
  PurchaseCardSkeleton,
  TrialTile,
  courseAccess,
  isFullyOpen,
  lessonsInOrder,
  type PurchaseCardProps,
} from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ErrorBoundary, Container, lazyComponent, Skeleton, token, usePreload } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { BottomBar } from './bottom-bar'
import { CourseTrail } from './course-trail'
import { MissingPage } from '../../core/page/missing-page'
import { QueryBlock } from '../../core/page/query-block'
import { HydrateWhenVisible } from '../../core/page/hydrate-when-visible'
import { isMissing } from '../../core/api-errors'
import { idFromPath } from '../../core/router/id-from-path'
import { UntilAccessKnown } from '../../core/account/until-access-known'
import { courseLink, orderLink, useLessonHref } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import * as messages from './messages'
import { useHasVipAccess } from '../../core/account/use-has-vip-access'
import { useSellsVip } from '../../core/site/vip'
import { useServices } from '../../core/use-services'
import {
  BodyArea,
  CardArea,
  CourseCover,
  CourseLayout,
  CoverArea,
  HeaderArea,
  SideArea,
  TrailArea,
} from './course-layout'
import { CourseStructuredData } from './course-structured-data'
import { shareLink } from '../../core/browser/share-link'
import { RefundNote } from './refund-note'
import { subjectInk } from '../../core/site/subject-ink'
import { useFavorite } from './use-favorite'

const CourseTabs = lazyComponent(() => import('./course-tabs').then((code) => code.CourseTabs))

const RelatedCourses = lazyComponent(() =>
  import('./related-courses').then((code) => code.RelatedCourses),
)

const route = getRouteApi('/_main/courses/detail/$courseId')

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  padding-block-end: ${token('space-4')};
  /* Heading above an error. The content begins with its own padding. */
  & > h1 {
    padding-block-start: ${token('space-5')};
  }
`

export function CoursePage() {
  const { api } = useServices()
  const { courseId } = route.useParams()
  const query = useQuery({
    ...courseQuery(api, idFromPath(courseId)),
    // The user may have paid in another tab.
    refetchOnWindowFocus: true,
  })
  usePreload(CourseTabs)
  if (isMissing(query.error)) return <MissingPage title={messages.courseMissing} />
  return (
    <Root>
      <QueryBlock query={query} skeleton={<CourseSkeleton />} heading={messages.description}>
        {(detail) => <CourseView key={detail.course.id} detail={detail} />}
      </QueryBlock>
    </Root>
  )
}

/** Separate, so that a sign-in does not render the page again. */
function CoursePurchase(
  card: Omit<PurchaseCardProps, 'hasVipAccess' | 'isVisitor' | 'refundItem'>,
) {
  return (
    <PurchaseCard
      {...card}
      hasVipAccess={useHasVipAccess(card.detail)}
      isVisitor={useSessionState(({ hasToken }) => !hasToken)}
      refundItem={<RefundNote />}
    />
  )
}

function CourseView({ detail }: { detail: CourseDetail }) {
  const { course } = detail
  const href = useHref()
  const actions = useRef<HTMLDivElement>(null)
  const favorite = useFavorite(detail)
  const shared = {
    detail,
    sellsVip: useSellsVip(),
    hrefForLesson: useLessonHref(),
    orderHref: href(orderLink({ type: 'COURSE', id: course.id })),
    vipHref: href({ to: '/vip' }),
  }
  const trial = isFullyOpen(courseAccess(detail, shared.sellsVip))
    ? undefined
    : lessonsInOrder(detail.groups).find(({ freeSeconds }) => freeSeconds > 0)
  return (
    <>
      <CourseStructuredData detail={detail} />
      <CourseLayout $ink={subjectInk(course.categoryId)}>
        <TrailArea>
          <CourseTrail items={[{ label: course.title }]} />
        </TrailArea>
        <HeaderArea>
          <CourseHeader
            detail={detail}
            isFavorite={favorite.isFavorite}
            onToggleFavorite={favorite.toggle}
            onShare={() =>
              void shareLink({ title: course.title, href: href(courseLink(course.id)) })
            }
          />
        </HeaderArea>
        <SideArea>
          <CoverArea data-moving-cover>
            {trial ? (
              <UntilAccessKnown courseId={course.id}>
                <TrialTile
                  course={course}
                  lesson={trial}
                  href={shared.hrefForLesson(trial)}
                  eager
                />
              </UntilAccessKnown>
            ) : (
              <CourseCover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager />
            )}
          </CoverArea>
          <CardArea>
            <UntilAccessKnown courseId={course.id}>
              <CoursePurchase {...shared} actionsRef={actions} />
            </UntilAccessKnown>
          </CardArea>
        </SideArea>
        <BodyArea data-rail>
          <ErrorBoundary skeleton={<Skeleton lines={16} />}>
            <HydrateWhenVisible skeleton={<Skeleton lines={16} />}>
              <CourseTabs detail={detail} />
            </HydrateWhenVisible>
          </ErrorBoundary>
        </BodyArea>
      </CourseLayout>
      <ErrorBoundary skeleton={<CourseGridSkeleton count={4} />}>
        <HydrateWhenVisible skeleton={<CourseGridSkeleton count={4} />}>
          <RelatedCourses course={course} />
        </HydrateWhenVisible>
      </ErrorBoundary>
      <BottomBar {...shared} insteadOf={actions} />
    </>
  )
}

function CourseSkeleton() {
  return (
    <CourseLayout $ink={token('text')}>
      <TrailArea>
        <Skeleton width="12em" />
      </TrailArea>
      <HeaderArea>
        <CourseHeaderSkeleton />
      </HeaderArea>
      <SideArea>
        <CoverArea data-moving-cover>
          <Skeleton ratio={16 / 9} />
        </CoverArea>
        <CardArea>
          <PurchaseCardSkeleton />
        </CardArea>
      </SideArea>
      <BodyArea>
        <Skeleton lines={16} />
      </BodyArea>
    </CourseLayout>
  )
}
