import { opensToVip, type CourseAccess } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ButtonLink, token } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { href } from '../href'
import * as messages from '../page-messages'

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

interface WayInProps {
  courseId: number
  access: CourseAccess
}

/** What a visitor or a learner without access does next: sign in and come back, buy, or become a member. */
export function WayIn({ courseId, access }: WayInProps) {
  const { hasToken } = useSessionState()
  const { href: here } = useLocation()
  if (!hasToken) {
    return (
      <ButtonLink size="sm" href={href('/login', { redirect: here })}>
        {messages.signInHere}
      </ButtonLink>
    )
  }
  const isForSale = access.kind === 'for-sale'
  return (
    <Ways>
      {(isForSale || access.kind === 'claimable') && (
        <ButtonLink size="sm" href={href('/order', { goods_type: 'vod', goods_id: courseId })}>
          {isForSale ? messages.buyHere : messages.claimHere}
        </ButtonLink>
      )}
      {opensToVip(access) && (
        <ButtonLink size="sm" variant={isForSale ? 'secondary' : 'primary'} href="/vip">
          {messages.joinHere}
        </ButtonLink>
      )}
    </Ways>
  )
}
