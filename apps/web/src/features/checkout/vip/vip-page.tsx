import { coursesQuery, vipPlansQuery } from '@shuyuan/api/query'
import { isVipActive } from '@shuyuan/api'
import { VipPlanList, type VipMembership } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { useSite } from '@shuyuan/site/react'
import { ButtonLink, EmptyState } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../../app/page/query-block'
import { orderLink } from '../../../app/links/page-links'
import { useHref } from '../../../app/links/use-href'
import * as messages from '../messages'
import { useFormerPlan } from '../../../app/vip/use-former-plan'
import { useSellsVip } from '../../../app/vip/use-sells-vip'
import { useServices } from '../../../app/use-services'
import { PageBody } from '../../../app/page/page-body'
import { VipCourses } from './vip-courses'
import { PlanSkeleton } from './plan-skeleton'

function useMembership(): VipMembership | null | undefined {
  const { member } = useSessionState()
  const former = useFormerPlan(member)
  if (!member?.role || member.roleExpiresAt === null) return former
  return {
    planId: member.role.id,
    name: member.role.name,
    expiresAt: member.roleExpiresAt,
    isActive: isVipActive(member),
  }
}

/** The plans on offer; closed where the site has no VIP function. */
export function VipPage() {
  const { api } = useServices()
  const href = useHref()
  const membership = useMembership()
  const isOpen = useSellsVip()
  const document = useSite().config.protocols.vip
  const browse = <ButtonLink href={href({ to: '/courses' })}>{messages.browseCourses}</ButtonLink>
  const plans = useQuery({ ...vipPlansQuery(api), enabled: isOpen })
  const courses = useQuery({
    ...coursesQuery(api, { page: 1, scene: 'sub' }),
    enabled: isOpen,
  })
  return (
    <PageBody title={messages.vip}>
      {isOpen ? (
        <>
          <QueryBlock query={plans} skeleton={<PlanSkeleton />}>
            {(list) => (
              <VipPlanList
                plans={list}
                membership={membership}
                hrefFor={({ id }) => href(orderLink({ type: 'ROLE', id }))}
                agreement={
                  document === null ? null : { title: messages.vipAgreement, href: document }
                }
                emptyAction={browse}
              />
            )}
          </QueryBlock>
          {!plans.isPending && <VipCourses query={courses} />}
        </>
      ) : (
        <EmptyState title={messages.vipClosed} hint={messages.vipClosedHint} action={browse} />
      )}
    </PageBody>
  )
}
