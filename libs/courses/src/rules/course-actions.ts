import type { CourseDetail, Lesson } from '@shuyuan/api'
import { formatYuan } from '@shuyuan/ui'
import type { cardMessages, courseMessages } from '../messages'
import type { CourseAccess } from './access'
import { continueLabel } from './continue-label'
import { continueLesson } from './lesson-order'
import { courseProgress } from './percent-watched'

/** A link of a course. `name` is the label with the price. */
export interface CourseAction {
  label: string
  name?: string
  href: string
}

export interface CourseActionsInput {
  detail: CourseDetail
  access: CourseAccess
  hrefForLesson: (lesson: Lesson) => string
  /** URL to order this course. */
  orderHref: string
  vipHref: string
}

/** Returns the main action of a course for a learner, or `null` for an open course without lessons. */
export function mainCourseAction(
  { detail, access, hrefForLesson, orderHref, vipHref }: CourseActionsInput,
  messages: Pick<typeof cardMessages, 'claim'> & typeof courseMessages,
): CourseAction | null {
  switch (access.kind) {
    case 'for-sale':
      return {
        label: messages.buyShort,
        name: messages.buy(formatYuan(access.price)),
        href: orderHref,
      }
    case 'claimable':
      return { label: messages.claim, href: orderHref }
    case 'vip-only':
      return { label: messages.watchByVip, href: vipHref }
    default: {
      const { groups, progress } = detail
      const point = continueLesson(groups, progress)
      if (point === null) return null
      const label = continueLabel(point, courseProgress(groups, progress), messages)
      return { label, href: hrefForLesson(point.lesson) }
    }
  }
}
