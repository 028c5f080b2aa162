import { opensToVip, type CourseAccess } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ButtonLink, token } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { orderLink } from '../links/page-links'
import { useHref } from '../links/use-href'
import * as messages from './messages'

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
  const href = useHref()
  if (!hasToken) {
    return (
      <ButtonLink size="sm" href={href({ to: '/login', search: { redirect: here } })}>
        {messages.signInHere}
      </ButtonLink>
    )
  }
  const isForSale = access.kind === 'for-sale'
  return (
    <Ways>
      {(isForSale || access.kind === 'claimable') && (
        <ButtonLink size="sm" href={href(orderLink({ type: 'COURSE', id: courseId }))}>
          {isForSale ? messages.buyHere : messages.claimHere}
        </ButtonLink>
      )}
      {opensToVip(access) && (
        <ButtonLink
          size="sm"
          variant={isForSale ? 'secondary' : 'primary'}
          href={href({ to: '/vip' })}
        >
          {messages.joinHere}
        </ButtonLink>
      )}
    </Ways>
  )
}
