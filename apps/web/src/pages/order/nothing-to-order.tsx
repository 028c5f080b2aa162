import { ButtonLink, EmptyState } from '@shuyuan/ui'
import * as messages from '../../page-messages'

const reasons = {
  unknown: {
    title: messages.orderUnknown,
    hint: messages.orderUnknownHint,
    href: '/courses',
    label: messages.browseCourses,
  },
  'not-sold': {
    title: messages.orderNotSold,
    hint: messages.orderUnknownHint,
    href: '/courses',
    label: messages.browseCourses,
  },
  'course-missing': {
    title: messages.courseMissing,
    hint: messages.missingHint,
    href: '/courses',
    label: messages.browseCourses,
  },
  'vip-only': {
    title: messages.orderVipOnly,
    hint: messages.orderVipOnlyHint,
    href: '/vip',
    label: messages.seePlans,
  },
  'plan-missing': {
    title: messages.orderPlanMissing,
    hint: messages.orderPlanMissingHint,
    href: '/vip',
    label: messages.seePlans,
  },
  'vip-closed': {
    title: messages.vipClosed,
    hint: messages.orderUnknownHint,
    href: '/courses',
    label: messages.browseCourses,
  },
} as const

/** Says why there is nothing to order here, and where to go instead. */
export function NothingToOrder({ reason }: { reason: keyof typeof reasons }) {
  const { title, hint, href, label } = reasons[reason]
  return (
    <EmptyState title={title} hint={hint} action={<ButtonLink href={href}>{label}</ButtonLink>} />
  )
}
