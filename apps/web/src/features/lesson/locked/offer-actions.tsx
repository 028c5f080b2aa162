import type { Course } from '@shuyuan/api'
import { isOpenToVip, type CourseAccess } from '@shuyuan/courses'
import { ButtonLink, formatYuan } from '@shuyuan/ui'
import { orderLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'

interface OfferActionsProps {
  course: Pick<Course, 'id'>
  access: CourseAccess
}

/** Actions to get access to a course: buy or claim it, or become a member. */
export function OfferActions({ course, access }: OfferActionsProps) {
  const href = useHref()
  const isForSale = access.kind === 'for-sale'
  return (
    <>
      {(isForSale || access.kind === 'claimable') && (
        <ButtonLink href={href(orderLink({ type: 'COURSE', id: course.id }))}>
          {isForSale ? messages.buyCourse(formatYuan(access.price)) : messages.claimHere}
        </ButtonLink>
      )}
      {isOpenToVip(access) && (
        <ButtonLink href={href({ to: '/vip' })} variant={isForSale ? 'secondary' : 'primary'}>
          {messages.vipFree}
        </ButtonLink>
      )}
    </>
  )
}
