import { ButtonLink, EmptyState } from '@shuyuan/ui'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'

const reasons = {
  unknown: {
    title: messages.orderUnknown,
    hint: messages.orderUnknownHint,
    to: '/courses',
    label: messages.seeAllCourses,
  },
  'course-missing': {
    title: messages.courseMissing,
    hint: messages.missingHint,
    to: '/courses',
    label: messages.seeAllCourses,
  },
  'vip-only': {
    title: messages.orderVipOnly,
    hint: messages.orderVipOnlyHint,
    to: '/vip',
    label: messages.seePlans,
  },
  'plan-missing': {
    title: messages.orderPlanMissing,
    hint: messages.orderPlanMissingHint,
    to: '/vip',
    label: messages.seePlans,
  },
  'plan-too-long': {
    title: messages.orderPlanTooLong,
    hint: messages.orderPlanTooLongHint,
    to: '/vip',
    label: messages.seePlans,
  },
  'vip-closed': {
    title: messages.vipClosed,
    hint: messages.orderUnknownHint,
    to: '/courses',
    label: messages.seeAllCourses,
  },
} as const

/** Empty state with the reason why nothing can be ordered. */
export function NothingToOrder({ reason }: { reason: keyof typeof reasons }) {
  const { title, hint, to, label } = reasons[reason]
  const href = useHref()
  return (
    <EmptyState
      title={title}
      hint={hint}
      action={<ButtonLink href={href({ to })}>{label}</ButtonLink>}
    />
  )
}
