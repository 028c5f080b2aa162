import type { Course } from '@shuyuan/api'
import { opensToVip, type CourseAccess } from '@shuyuan/courses'
import { ButtonLink, formatYuan } from '@shuyuan/ui'
import { href } from '../../href'
import * as messages from '../../page-messages'

interface OfferActionsProps {
  course: Pick<Course, 'id'>
  access: CourseAccess
}

/** What somebody can do who may not watch a course: buy or claim it, or become a member. */
export function OfferActions({ course, access }: OfferActionsProps) {
  const isForSale = access.kind === 'for-sale'
  return (
    <>
      {(isForSale || access.kind === 'claimable') && (
        <ButtonLink href={href('/order', { goods_type: 'vod', goods_id: course.id })}>
          {isForSale ? messages.buyCourse(formatYuan(access.price)) : messages.claimHere}
        </ButtonLink>
      )}
      {opensToVip(access) && (
        <ButtonLink href="/vip" variant={isForSale ? 'secondary' : 'primary'}>
          {messages.vipFree}
        </ButtonLink>
      )}
    </>
  )
}
