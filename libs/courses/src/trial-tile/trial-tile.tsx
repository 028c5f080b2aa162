import type { ReactElement } from 'react'
import { Play } from 'lucide-react'
import type { Course, Lesson } from '@shuyuan/api'
import { formatSpokenDuration } from '@shuyuan/time-format'
import { Cover, Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import { courseMessages } from '../messages'
import { stretchedLink } from '../stretched-link'

const Root = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  & > * {
    grid-area: 1 / 1;
  }
`

/** The whole cover is clickable. Covers have their text on the left. */
const TrialLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  place-self: end;
  margin: ${token('space-3')};
  min-block-size: ${token('touch-target')};
  padding-inline: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-full')};
  background: ${token('scrim-media')};
  color: ${token('on-scrim')};
  font: ${token('type-label')};
  text-decoration: none;
  z-index: ${token('z-raised')};
  ${stretchedLink}
`

export interface TrialTileProps {
  /** The course whose cover is shown. */
  course: Pick<Course, 'title' | 'cover'>
  /** A lesson with a free trial. */
  lesson: Lesson
  /** URL of the trial. */
  href: string
  /** Loads the cover eagerly, at the top of a page. */
  eager?: boolean
}

/** Cover of a course that starts the trial of one of its lessons. */
export function TrialTile({ course, lesson, href, eager }: TrialTileProps): ReactElement {
  const messages = useMessages(courseMessages)
  const locale = useTimeLocale()
  return (
    <Root>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} eager={eager} />
      <TrialLink href={href}>
        <Play size={18} fill="currentColor" aria-hidden />
        {messages.watchTrial(formatSpokenDuration(lesson.freeSeconds, { locale }))}
      </TrialLink>
    </Root>
  )
}
