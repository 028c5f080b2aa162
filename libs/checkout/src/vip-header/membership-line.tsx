import { formatDateTime } from '@shuyuan/time-format'
import { Link, Skeleton, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { CheckoutLocale } from '../messages'
import { daysUntil } from '../vip-plan-list/plan-end'

/** Current or former plan of a learner. */
export interface VipMembership {
  planId: number | null
  name: string
  /** ISO date and time. */
  expiresAt: string
  isActive: boolean
}

const Day = styled.span`
  white-space: nowrap;
`

/** The first sentence is the status, the second one explains it. */
const Sentence = styled.span`
  display: block;
  color: ${token('text-muted')};
  &:first-child {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
`

const Renew = styled(Link)`
  color: ${token('member')};
  font-weight: ${token('weight-strong')};
  text-decoration: underline;
`

function sentencesOf(
  membership: VipMembership | null,
  now: Date | undefined,
  messages: CheckoutLocale,
): string[] {
  if (membership === null) return messages.none
  const { name, expiresAt } = membership
  const date = formatDateTime(expiresAt).slice(0, 10)
  if (!membership.isActive) return [messages.expired(name, date)]
  return [messages.activeUntil(name, date), messages.daysLeft(daysUntil(expiresAt, now))]
}

/** Keeps dates on one line; browsers would break them at the hyphens. */
function withWholeDates(text: string): ReactNode {
  return text
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((piece, index) => (index % 2 === 1 ? <Day key={index}>{piece}</Day> : piece))
}

interface MembershipLineProps {
  membership: VipMembership | null | undefined
  /** URL to renew the plan; `null` if it is no longer on sale. */
  renewHref: string | null
  now: Date | undefined
}

/** Expiry of the membership with a link to renew it, or an invitation to join. */
export function MembershipLine({ membership, renewHref, now }: MembershipLineProps): ReactElement {
  const messages = useMessages()
  if (membership === undefined) return <Skeleton width="12em" />
  const sentences = sentencesOf(membership, now, messages)
  return (
    <>
      {sentences.map((sentence, index) => (
        <Sentence key={sentence}>
          {withWholeDates(sentence)}
          {index === sentences.length - 1 && membership && renewHref !== null && (
            <Renew href={renewHref}>{messages.renewNow}</Renew>
          )}
        </Sentence>
      ))}
    </>
  )
}
