import { Link, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { lessonLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { useNotes } from './use-notes'

const Root = styled.figure`
  margin: ${token('space-5')} 0 0;
  & > blockquote {
    display: -webkit-box;
    overflow: hidden;
    margin: 0 0 ${token('space-2')};
    white-space: pre-line;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  & > figcaption {
    font: ${token('type-small')};
  }
`

/** The learner's latest note about a course, with a link to its lesson. Renders nothing without one. */
export function OwnNote({ courseId, memberId }: { courseId: number; memberId: number }) {
  const href = useHref()
  const { notes = [] } = useNotes(memberId)
  const note = notes
    .filter((each) => each.courseId === courseId && each.text !== '')
    .sort((a, b) => b.updatedAt - a.updatedAt)[0]
  if (note === undefined) return null
  return (
    <Root>
      <blockquote>{note.text}</blockquote>
      <figcaption>
        <Link href={href(lessonLink(note.lessonId, 'notes'))}>{messages.ownNote}</Link>
      </figcaption>
    </Root>
  )
}
