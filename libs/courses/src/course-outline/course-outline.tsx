import { useRef, type ReactElement } from 'react'
import { Button, EmptyNote, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { outlineMessages } from '../messages'
import { isFullyOpen, type CourseAccess } from '../rules/access'
import { lessonsInOrder } from '../rules/lesson-order'
import { ChapterPanel } from './chapter-panel'
import { LessonLinks } from './lesson-links'
import { LessonList } from './lesson-list'
import { splitFlatList } from './split-flat-list'
import { chapterKey, useExpandedChapters } from './use-expanded-chapters'
import type { CourseOutlineProps } from './course-outline-props'

/** Longer lists without chapters are split. */
const maxFlat = 100

/** Up to this number of lessons, collapsed chapters have rows, so that find-in-page works. */
const maxFullyRendered = 200

/** Its width decides whether facts appear beside or below the titles. */
const Root = styled.nav`
  container-type: inline-size;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  margin-block-end: ${token('space-2')};
  padding-inline: ${token('space-3')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  /* Aligns the end of its text with the chevrons of the chapters. */
  & > button {
    margin-inline-end: calc(-1 * ${token('space-3')});
  }
`

function noteFor(
  access: CourseAccess,
  isVisitor: boolean,
  messages: typeof outlineMessages,
): string | null {
  if (isFullyOpen(access)) return isVisitor ? messages.noteForVisitors : null
  if (access.kind === 'claimable') return messages.noteForClaim
  if (access.kind === 'vip-only') return messages.noteForVips
  const isVipFree = access.kind === 'for-sale' && access.isVipFree
  return isVipFree ? messages.noteForBoth : messages.noteForBuyers
}

/**
 * Navigation with the lessons of a course. Chapters collapse, except the one to continue with;
 * without chapters the list is flat. Beyond 100 lessons, a flat list is split into chapters of 50.
 * Beyond 200 lessons, collapsed chapters have no rows.
 */
export function CourseOutline({
  groups,
  progress,
  access,
  boughtLessonIds,
  hrefFor,
  currentLessonId,
  isVisitor = false,
  openChapters,
  onOpenChaptersChange,
}: CourseOutlineProps): ReactElement {
  const messages = useMessages(outlineMessages)
  const nonEmpty = groups.filter((group) => group.lessons.length > 0)
  const count = lessonsInOrder(nonEmpty).length
  const isLarge = count > maxFullyRendered
  const chapters = count > maxFlat ? splitFlatList(nonEmpty, messages.lessonRange) : nonEmpty
  const root = useRef<HTMLElement>(null)
  const expanded = useExpandedChapters({
    root,
    groups: chapters,
    progress,
    currentLessonId,
    openChapters,
    onOpenChaptersChange,
  })
  const [first] = chapters
  if (!first) return <EmptyNote title={messages.noLessons} />

  const isFlat = chapters.length === 1 && first.chapter === null
  const row = { progress, access, boughtLessonIds, hrefFor, currentLessonId }
  const note = noteFor(access, isVisitor, messages)
  return (
    <Root ref={root} aria-label={messages.outline}>
      {(note !== null || chapters.length > 1) && (
        <Head>
          <p>{note ?? messages.chapterCount(chapters.length)}</p>
          {chapters.length > 1 && (
            <Button variant="ghost" size="sm" onClick={expanded.toggleAll}>
              {expanded.areAllOpen ? messages.foldAll : messages.unfoldAll}
            </Button>
          )}
        </Head>
      )}
      {isFlat ? (
        <LessonList {...row} lessons={first.lessons} />
      ) : (
        chapters.map((group) => (
          <ChapterPanel
            key={chapterKey(group)}
            group={group}
            progress={progress}
            isOpen={expanded.isOpen(group)}
            onToggle={(isOpen) => expanded.set(group, isOpen)}
          >
            {isLarge && !expanded.isOpen(group) ? (
              <noscript>
                <LessonLinks lessons={group.lessons} hrefFor={hrefFor} />
              </noscript>
            ) : (
              <LessonList {...row} lessons={group.lessons} />
            )}
          </ChapterPanel>
        ))
      )}
    </Root>
  )
}
