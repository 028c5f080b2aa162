import type { ReactElement } from 'react'
import { Share2, Star } from 'lucide-react'
import type { CourseDetail } from '@shuyuan/api'
import { Button, media, PageHeading, TitleText, token, visuallyHidden } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages } from '../messages'
import { ignoreDoubleClick } from '../rules/ignore-double-click'
import { CourseFigures } from './course-figures'
import { HeaderLayout } from './header-layout'

const Title = styled(PageHeading)`
  font: ${token('type-cover')};
  &[data-length='long'] {
    font: ${token('type-display')};
  }
  &[data-length='longest'] {
    font: ${token('type-title')};
  }
  ${media.below.lg} {
    &[data-length='medium'] {
      font: ${token('type-title')};
    }
    &[data-length^='long'] {
      font: ${token('type-subtitle')};
    }
  }
  ${media.below.sm} {
    &[data-length='longest'] {
      font: ${token('type-subheading')};
      font-family: ${token('font-display')};
    }
  }
`

/** Long titles are smaller, so that the summary stays on the first screen of a phone. */
function titleLength({ length }: string) {
  if (length > 60) return 'longest'
  if (length > 28) return 'long'
  return length > 14 ? 'medium' : 'short'
}

const Summary = styled.p`
  max-inline-size: ${token('text-width')};
  color: ${token('text-muted')};
  font: ${token('type-lead')};
  text-wrap: balance;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space-4')};
`

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space-2')};
`

/** Hidden beside the icon on a phone, so that the purchase card starts in the first window. */
const Word = styled.span`
  ${media.below.sm} {
    ${visuallyHidden}
  }
`

const FavoriteButton = styled(Button)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
    color: ${token('rating')};
  }
`

export interface CourseHeaderProps {
  /** The course with the access of the learner. */
  detail: CourseDetail
  /** Displayed state of the favorite. @default the state in `detail` */
  isFavorite?: boolean
  /** Adds the course to the favorites, or removes it. */
  onToggleFavorite: () => void
  /** Called by the share button. Omit it to hide the button. */
  onShare?: () => void
}

/** Header of the course page: title, summary, figures and favorite button. */
export function CourseHeader({
  detail,
  isFavorite = detail.isFavorite,
  onToggleFavorite,
  onShare,
}: CourseHeaderProps): ReactElement {
  const messages = useMessages(courseMessages)
  const { course } = detail
  return (
    <HeaderLayout>
      <Title data-length={titleLength(course.title)}>
        <TitleText>{course.title}</TitleText>
      </Title>
      {course.shortDescription && <Summary>{course.shortDescription}</Summary>}
      <Foot>
        <CourseFigures {...detail} />
        <Tools>
          <FavoriteButton
            variant="secondary"
            size="sm"
            aria-pressed={isFavorite}
            onClick={ignoreDoubleClick(onToggleFavorite)}
          >
            <Star size={16} aria-hidden />
            <Word>{messages.favorite}</Word>
          </FavoriteButton>
          {onShare && (
            <Button variant="secondary" size="sm" onClick={onShare}>
              <Share2 size={16} aria-hidden />
              <Word>{messages.share}</Word>
            </Button>
          )}
        </Tools>
      </Foot>
    </HeaderLayout>
  )
}
