import type { ReactElement, ReactNode, Ref } from 'react'
import type { CourseDetail, Lesson } from '@shuyuan/api'
import { ButtonLink, ProgressBar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages, courseMessages } from '../messages'
import { courseAccess, isFullyOpen } from '../rules/access'
import { mainCourseAction } from '../rules/course-actions'
import { continueLesson, courseLength } from '../rules/lesson-order'
import { courseProgress } from '../rules/percent-watched'
import { CardLayout } from './card-layout'
import { PurchaseFacts } from './purchase-facts'
import { PurchaseOffer } from './purchase-offer'

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
`

const Actions = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

const Progress = styled.div`
  display: grid;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-align: center;
`

export interface PurchaseCardProps {
  /** The course with the access of the learner. */
  detail: CourseDetail
  /** Whether the site sells VIP plans. */
  sellsVip: boolean
  /**
   * Whether the learner has access through a running VIP plan instead of a purchase. @default false
   */
  hasVipAccess?: boolean
  /** Whether the visitor is signed out. Free courses require signing in. */
  isVisitor?: boolean
  /** List item about refunds, shown for courses on sale. */
  refundItem?: ReactNode
  /** Ref of the buttons, for example to show other buttons while these are out of sight. */
  actionsRef?: Ref<HTMLDivElement>
  /** Returns the URL of a lesson. */
  hrefForLesson: (lesson: Lesson) => string
  /** URL to order this course. */
  orderHref: string
  /** URL of the VIP page. */
  vipHref: string
}

/** Price, contents and actions of a course: learn, buy, or become a member. */
export function PurchaseCard({
  detail,
  sellsVip,
  hasVipAccess,
  isVisitor = false,
  refundItem,
  actionsRef,
  hrefForLesson,
  orderHref,
  vipHref,
}: PurchaseCardProps): ReactElement {
  const messages = useMessages(courseMessages)
  const { claim } = useMessages(cardMessages)
  const { course, groups, progress } = detail
  const access = courseAccess(detail, sellsVip, hasVipAccess)
  const isOpen = isFullyOpen(access)
  const action = mainCourseAction(
    { detail, access, hrefForLesson, orderHref, vipHref },
    { ...messages, claim },
  )
  const point = continueLesson(groups, progress)
  const learned = courseProgress(groups, progress)
  return (
    <CardLayout>
      <Column>
        <PurchaseOffer access={access} price={course.price} />
        {isOpen && point?.isStarted && (
          <Progress>
            <ProgressBar value={learned.percent} label={messages.courseProgress} />
            <span>{messages.learned(learned.completed, learned.total)}</span>
            <span>
              {learned.completed === learned.total
                ? messages.finishedAll(learned.total, courseLength(groups))
                : messages.continueAt(point.lesson.title)}
            </span>
          </Progress>
        )}
        <Actions ref={actionsRef}>
          {action && (
            <ButtonLink block size="lg" href={action.href} aria-label={action.name}>
              {action.label}
            </ButtonLink>
          )}
          {access.kind === 'for-sale' && access.isVipFree && (
            <ButtonLink block variant="ghost" href={vipHref}>
              {messages.watchByVip}
            </ButtonLink>
          )}
          {isVisitor && access.kind === 'free' && <Hint>{messages.signInToLearn}</Hint>}
        </Actions>
      </Column>
      <PurchaseFacts detail={detail} access={access} refundItem={refundItem} />
    </CardLayout>
  )
}
