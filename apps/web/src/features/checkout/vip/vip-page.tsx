import { isVipActive, type VipPlan } from '@shuyuan/api'
import { coursesQuery, vipPlansQuery } from '@shuyuan/api/query'
import {
  includedCourses,
  memberCourses,
  VipHeader,
  VipPlanList,
  type VipMembership,
} from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, Container, EmptyState, ErrorBlock, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useAccountState } from '../../../core/account/use-account-state'
import { Books, BooksSkeleton, maxBooks } from '../../../core/page/books'
import { QueryBlock } from '../../../core/page/query-block'
import { courseLink, orderLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { useFormerPlan } from '../../../core/account/use-former-plan'
import { popularCourses, useSellsVip } from '../../../core/site/vip'
import { useServices } from '../../../core/use-services'
import { PageBody } from '../../../core/page/page-body'
import { LazyContinueLearning } from '../../study'
import { VipCourses } from './vip-courses'
import { PlanSkeleton } from './plan-skeleton'

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-9')};
  padding-block: ${token('space-8')};
`

function useMembership(): VipMembership | null | undefined {
  const isKnown = useSessionState((state) => state.isKnown)
  const member = useSessionState((state) => state.member)
  const former = useFormerPlan(member)
  if (!isKnown) return undefined
  if (!member?.role || member.roleExpiresAt === null) return former
  return {
    planId: member.role.id,
    name: member.role.name,
    expiresAt: member.roleExpiresAt,
    isActive: isVipActive(member),
  }
}

const usePlans = () => useQuery(vipPlansQuery(useServices().api))

function useHrefForPlan() {
  const href = useHref()
  return ({ id }: Pick<VipPlan, 'id'>) => href(orderLink({ type: 'ROLE', id }))
}

function PageHeader() {
  const { api } = useServices()
  const href = useHref()
  const membership = useMembership()
  const hrefFor = useHrefForPlan()
  const plans = usePlans()
  const courses = useQuery(coursesQuery(api, popularCourses))
  const held = plans.data?.find(({ id }) => id === membership?.planId)
  return (
    <VipHeader
      title={messages.vip}
      membership={membership}
      isOnSale={plans.data?.length !== 0}
      renewHref={held ? hrefFor(held) : null}
      included={courses.isError ? null : courses.data && includedCourses(courses.data)}
    >
      {courses.isPending ? (
        <BooksSkeleton />
      ) : (
        <Books
          label={messages.vipCourses}
          courses={memberCourses(courses.data?.items ?? []).slice(0, maxBooks)}
          hrefFor={({ id }) => href(courseLink(id))}
        />
      )}
    </VipHeader>
  )
}

// A constant, so that a change of the account does not render the courses again.
const vipCourses = <VipCourses />

function PageContent() {
  const account = useAccountState()
  const membership = useMembership()
  const hrefFor = useHrefForPlan()
  const plans = usePlans()
  const document = useSite().config.protocols.vip
  if (account.kind === 'failed') return <ErrorBlock {...account} />
  const planList = (
    <QueryBlock key="plans" query={plans} skeleton={<PlanSkeleton />}>
      {(list) => (
        <VipPlanList
          plans={list}
          membership={membership}
          hrefFor={hrefFor}
          agreement={document === null ? null : { title: messages.vipAgreement, href: document }}
          emptyAction={<BrowseLink />}
        />
      )}
    </QueryBlock>
  )
  const courses = (
    <div key="courses" data-until-known={membership === undefined || undefined}>
      {vipCourses}
    </div>
  )
  // The keys keep the courses mounted when the learner turns out to be a member.
  return membership?.isActive
    ? [<LazyContinueLearning key="continue" />, courses, planList]
    : [planList, !plans.isPending && courses]
}

function BrowseLink() {
  const href = useHref()
  return <ButtonLink href={href({ to: '/courses' })}>{messages.seeAllCourses}</ButtonLink>
}

/** VIP page. Shows an empty state if the site does not sell memberships. */
export function VipPage() {
  if (useSellsVip()) {
    return (
      <>
        <PageHeader />
        <Body>
          <PageContent />
        </Body>
      </>
    )
  }
  return (
    <PageBody title={messages.vip}>
      <EmptyState
        title={messages.vipClosed}
        hint={messages.vipClosedHint}
        action={<BrowseLink />}
      />
    </PageBody>
  )
}
