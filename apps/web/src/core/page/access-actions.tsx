import { isOpenToVip, type CourseAccess } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ButtonLink, token } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { orderLink } from '../router/page-links'
import { useHref } from '../router/use-href'
import * as messages from './messages'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

interface AccessActionsProps {
  courseId: number
  access: CourseAccess
}

/** Buttons that get access to a course: sign in and return, buy, claim, or subscribe to VIP. */
export function AccessActions({ courseId, access }: AccessActionsProps) {
  const hasToken = useSessionState((state) => state.hasToken)
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
    <Actions>
      {(isForSale || access.kind === 'claimable') && (
        <ButtonLink size="sm" href={href(orderLink({ type: 'COURSE', id: courseId }))}>
          {isForSale ? messages.buyHere : messages.claimHere}
        </ButtonLink>
      )}
      {isOpenToVip(access) && (
        <ButtonLink
          size="sm"
          variant={isForSale ? 'secondary' : 'primary'}
          href={href({ to: '/vip' })}
        >
          {messages.joinHere}
        </ButtonLink>
      )}
    </Actions>
  )
}
