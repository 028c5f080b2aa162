import type { ReactElement } from 'react'
import { Play } from 'lucide-react'
import type { Course, Lesson } from '@shuyuan/api'
import { formatSpokenDuration } from '@shuyuan/time-format'
import { Cover, Link, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import { outlineMessages } from '../messages'

/** The whole tile is clickable, but the link's accessible name is the title. */
const Root = styled.article`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  color: ${token('on-scrim')};
  & > * {
    grid-area: 1 / 1;
  }
`

const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  align-self: end;
  gap: ${token('space-3')};
  padding: ${token('space-4')};
  background: ${token('scrim-media')};
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token('control-lg')};
  block-size: ${token('control-lg')};
  border-radius: 50%;
  background: ${token('accent-strong')};
  color: ${token('on-accent')};
`

const TitleLink = styled(Link)`
  color: inherit;
  font: ${token('type-label')};
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Length = styled.p`
  font: ${token('type-small')};
`

export interface TrialTileProps {
  course: Pick<Course, 'title' | 'cover'>
  /** A lesson with a free trial. */
  lesson: Lesson
  href: string
}

/** Cover of a course that starts the trial of one of its lessons. */
export function TrialTile({ course, lesson, href }: TrialTileProps): ReactElement {
  const messages = useMessages(outlineMessages)
  const locale = useTimeLocale()
  return (
    <Root>
      <Cover src={course.cover} alt="" title={course.title} ratio={16 / 9} />
      <Words>
        <Mark aria-hidden>
          <Play size={22} fill="currentColor" />
        </Mark>
        <div>
          <TitleLink href={href}>
            <TitleText>{lesson.title}</TitleText>
          </TitleLink>
          <Length>{messages.trial(formatSpokenDuration(lesson.freeSeconds, { locale }))}</Length>
        </div>
      </Words>
    </Root>
  )
}
