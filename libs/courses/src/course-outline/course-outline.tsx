import { useDeferredValue, type ReactElement } from 'react'
import { Button, EmptyNote, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { outlineMessages } from '../messages'
import { isFullyOpen, type CourseAccess } from '../rules/access'
import { lessonsInOrder } from '../rules/lesson-order'
import { ChapterFold } from './chapter-fold'
import { LessonList, sliceSize } from './lesson-list'
import { chapterKey, useFolding } from './use-folding'
import { useGradualCount } from './use-gradual-count'
import type { CourseOutlineProps } from './course-outline-props'

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
    margin-inline: auto calc(-1 * ${token('space-3')});
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
 * without chapters the list is flat. A long course renders in steps, starting with the first
 * lessons and those around the current one.
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
  const folding = useFolding({
    groups: nonEmpty,
    progress,
    currentLessonId,
    openChapters,
    onOpenChaptersChange,
  })
  // Deferred because progress changes every few seconds during playback.
  const shownProgress = useDeferredValue(progress)
  const renderedCount = useGradualCount(lessonsInOrder(nonEmpty).length, sliceSize)
  if (nonEmpty.length === 0) return <EmptyNote title={messages.noLessons} />

  const [only] = nonEmpty
  const isFlat = nonEmpty.length === 1 && only?.chapter === null
  const firstShown = isFlat ? only : nonEmpty.find((group) => folding.isOpen(group))
  let before = 0
  const lists = nonEmpty.map((group) => {
    const count = Math.max(renderedCount - before, group === firstShown ? sliceSize : 0)
    before += group.lessons.length
    return (
      <LessonList
        lessons={group.lessons}
        count={count}
        progress={shownProgress}
        access={access}
        boughtLessonIds={boughtLessonIds}
        hrefFor={hrefFor}
        currentLessonId={currentLessonId}
      />
    )
  })
  const note = noteFor(access, isVisitor, messages)
  return (
    <Root aria-label={messages.outline}>
      {(note !== null || nonEmpty.length > 1) && (
        <Head>
          {note !== null && <p>{note}</p>}
          {nonEmpty.length > 1 && (
            <Button variant="ghost" size="sm" onClick={folding.toggleAll}>
              {folding.areAllOpen ? messages.foldAll : messages.unfoldAll}
            </Button>
          )}
        </Head>
      )}
      {isFlat
        ? lists[0]
        : nonEmpty.map((group, index) => (
            <ChapterFold
              key={chapterKey(group)}
              group={group}
              progress={progress}
              isOpen={folding.isOpen(group)}
              onToggle={(isOpen) => folding.set(group, isOpen)}
            >
              {lists[index]}
            </ChapterFold>
          ))}
    </Root>
  )
}
