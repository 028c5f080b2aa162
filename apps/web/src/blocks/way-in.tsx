import { useSessionState } from '@shuyuan/session/react'
import { ButtonLink } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { href } from '../href'
import * as messages from '../page-messages'
import { useCourseAccess } from './use-course-access'

/** What somebody without access does next: sign in and come back, buy, or become a member. */
export function WayIn({ courseId }: { courseId: number }) {
  const { hasToken } = useSessionState()
  const { href: here } = useLocation()
  const access = useCourseAccess(courseId)
  if (!hasToken) {
    return (
      <ButtonLink size="sm" href={href('/login', { redirect: here })}>
        {messages.signInHere}
      </ButtonLink>
    )
  }
  if (access?.kind === 'for-sale') {
    return (
      <ButtonLink size="sm" href={href('/order', { goods_type: 'vod', goods_id: courseId })}>
        {messages.buyHere}
      </ButtonLink>
    )
  }
  if (access?.kind === 'vip-only') {
    return (
      <ButtonLink size="sm" href="/vip">
        {messages.joinHere}
      </ButtonLink>
    )
  }
  return null
}
