import type { ReactElement, Ref } from 'react'
import { Share2, Star } from 'lucide-react'
import type { CourseDetail, Lesson } from '@shuyuan/api'
import { Button, Cover, PageHeading, ProgressBar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { cardMessages, courseMessages } from '../messages'
import { courseAccess, opensAllLessons } from '../rules/access'
import { firstClick } from '../rules/settle-favorite'
import { continueLesson, lessonsInOrder } from '../rules/lesson-order'
import { courseProgress } from '../rules/percent-watched'
import { CourseActions } from './course-actions'
import { HeaderLayout } from './header-layout'

const Image = styled(Cover)`
  border-radius: ${token('radius-md')};
`

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-inline-size: 0;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space-3')};
  & > h1 {
    flex: 1 1 12em;
  }
`

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-2')};
`

const FavoriteButton = styled(Button)`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
    color: ${token('rating')};
  }
`

const Summary = styled.p`
  color: ${token('text-muted')};
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('text-subtle')};
  font-size: ${token('text-sm')};
`

const Progress = styled.div`
  display: grid;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const Hint = styled.p`
  margin-block-start: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

const Actions = styled.div`
  margin-block-start: auto;
  padding-block-start: ${token('space-2')};
`

/** Properties of {@link CourseHeader}. */
export interface CourseHeaderProps {
  detail: CourseDetail
  /** The site offers VIP plans. */
  sellsVip: boolean
  /** A running VIP plan and no purchase opens what is open to members. @default false */
  entersByVip?: boolean
  /** Shown state of the favorite. @default what the server said */
  isFavorite?: boolean
  onToggleFavorite: () => void
  /** Passes the course on; left out: there is no such button. */
  onShare?: () => void
  /** The visitor is not signed in, which a free course requires. */
  isVisitor?: boolean
  /** Where the buttons stand, for showing others while these are out of sight. */
  actionsRef?: Ref<HTMLDivElement>
  lessonHref: (lesson: Lesson) => string
  /** URL of the order for this course. */
  orderHref: string
  vipHref: string
}

/** Head of the course page: cover, title, favorite, progress and what one can do. */
export function CourseHeader({
  detail,
  sellsVip,
  entersByVip,
  isFavorite = detail.isFavorite,
  onToggleFavorite,
  onShare,
  isVisitor = false,
  actionsRef,
  lessonHref,
  orderHref,
  vipHref,
}: CourseHeaderProps): ReactElement {
  const { course, groups, progress } = detail
  const access = courseAccess(detail, sellsVip, entersByVip)
  const point = continueLesson(groups, progress)
  const learned = courseProgress(groups, progress)
  const trial = lessonsInOrder(groups).find((lesson) => lesson.freeSeconds > 0)
  return (
    <HeaderLayout>
      <Image src={course.cover} alt="" title={course.title} ratio={16 / 9} eager />
      <Body>
        <Top>
          <PageHeading>{course.title}</PageHeading>
          <Tools>
            <FavoriteButton
              variant="secondary"
              size="sm"
              aria-pressed={isFavorite}
              onClick={firstClick(onToggleFavorite)}
            >
              <Star size={16} aria-hidden />
              {courseMessages.favorite}
            </FavoriteButton>
            {onShare && (
              <Button variant="secondary" size="sm" onClick={onShare}>
                <Share2 size={16} aria-hidden />
                {courseMessages.share}
              </Button>
            )}
          </Tools>
        </Top>
        {course.shortDescription && <Summary>{course.shortDescription}</Summary>}
        <Facts>
          <span>{cardMessages.lessonCount(learned.total)}</span>
          {course.userCount > 0 && <span>{cardMessages.learners(course.userCount)}</span>}
        </Facts>
        {opensAllLessons(access) && point?.isStarted && (
          <Progress>
            <ProgressBar value={learned.percent} label={courseMessages.courseProgress} />
            <span>{courseMessages.learned(learned.completed, learned.total)}</span>
            <span>
              {learned.completed === learned.total
                ? courseMessages.finishedAll
                : courseMessages.continueAt(point.lesson.title)}
            </span>
          </Progress>
        )}
        <Actions ref={actionsRef}>
          <CourseActions
            access={access}
            startHref={point && lessonHref(point.lesson)}
            isStarted={point?.isStarted ?? false}
            trialHref={trial ? lessonHref(trial) : null}
            orderHref={orderHref}
            vipHref={vipHref}
          />
          {isVisitor && access.kind === 'free' && <Hint>{courseMessages.signInToLearn}</Hint>}
        </Actions>
      </Body>
    </HeaderLayout>
  )
}
