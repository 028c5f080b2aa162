import { vipPlansQuery } from '@shuyuan/api/query'
import { isVipActive } from '@shuyuan/api'
import { VipPlanList, type VipStanding } from '@shuyuan/checkout'
import { useSessionState } from '@shuyuan/session/react'
import { ButtonLink, EmptyState, Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../blocks/query-block'
import * as messages from '../../page-messages'
import { useSellsVip } from '../../use-sells-vip'
import { useServices } from '../../use-services'
import { PageBody } from '../frames/page-body'

function useStanding(): VipStanding | null {
  const { member } = useSessionState()
  if (!member?.role || member.roleExpiresAt === null) return null
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
  const standing = useStanding()
  const isOpen = useSellsVip()
  const plans = useQuery({ ...vipPlansQuery(api), enabled: isOpen })
  return (
    <PageBody title={messages.vip}>
      {isOpen ? (
        <QueryBlock query={plans} skeleton={<Skeleton height={360} />}>
          {(list) => (
            <VipPlanList
              plans={list}
              standing={standing}
              hrefFor={(plan) => `/order?goods_type=role&goods_id=${plan.id}`}
            />
          )}
        </QueryBlock>
      ) : (
        <EmptyState
          title={messages.vipClosed}
          action={<ButtonLink href="/courses">{messages.browseCourses}</ButtonLink>}
        />
      )}
    </PageBody>
  )
}
