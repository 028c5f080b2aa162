import type { ReactElement, ReactNode } from 'react'
import { BookOpen, CirclePlay, Crown, LockOpen, Paperclip } from 'lucide-react'
import type { CourseDetail } from '@shuyuan/api'
import { plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages } from '../messages'
import { isFullyOpen, isOpenToVip, type CourseAccess } from '../rules/access'
import { courseLength, lessonsInOrder } from '../rules/lesson-order'

const List = styled.ul`
  ${plainList}
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  &:empty {
    display: none;
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-3')};
  }
  & svg {
    margin-block-start: 0.2em;
    color: ${token('text-subtle')};
  }
`

interface PurchaseFactsProps {
  detail: CourseDetail
  access: CourseAccess
  /** List item about refunds. */
  refundItem: ReactNode
}

/** Contents of a course and how to get access. */
export function PurchaseFacts({ detail, access, refundItem }: PurchaseFactsProps): ReactElement {
  const messages = useMessages(courseMessages)
  const lessons = lessonsInOrder(detail.groups)
  const trialCount = lessons.filter(({ freeSeconds }) => freeSeconds > 0).length
  const isOpen = isFullyOpen(access)
  return (
    <List role="list">
      {lessons.length > 0 && (
        <li>
          <BookOpen size={18} aria-hidden />
          {messages.content(lessons.length, courseLength(detail.groups))}
        </li>
      )}
      {!isOpen && trialCount > 0 && (
        <li>
          <CirclePlay size={18} aria-hidden />
          {messages.trials(trialCount)}
        </li>
      )}
      {detail.attachments.length > 0 && (
        <li>
          <Paperclip size={18} aria-hidden />
          {messages.attachments(detail.attachments.length)}
        </li>
      )}
      {lessons.length > 0 && (access.kind === 'for-sale' || access.kind === 'claimable') && (
        <li>
          <LockOpen size={18} aria-hidden />
          {access.kind === 'claimable' ? messages.openedByClaim : messages.openedByPurchase}
        </li>
      )}
      {lessons.length > 0 && (access.kind === 'vip' || isOpenToVip(access)) && (
        <li>
          <Crown size={18} aria-hidden />
          {messages.openedByVip}
        </li>
      )}
      {access.kind === 'for-sale' && refundItem}
    </List>
  )
}
