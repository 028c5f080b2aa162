import { useDeferredValue, type ReactElement } from 'react'
import { Button, EmptyNote, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { outlineMessages } from '../messages'
import { opensAllLessons, type CourseAccess } from '../rules/access'
import { lessonsInOrder } from '../rules/lesson-order'
import { ChapterFold } from './chapter-fold'
import { LessonList, sliceSize } from './lesson-list'
import { chapterKey, useFolding } from './use-folding'
import { useGradualCount } from './use-gradual-count'
import type { CourseOutlineProps } from './course-outline-props'

/** Its own width decides whether facts stand beside or below the titles. */
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
  /* Its text ends where the marks of the chapters do. */
  & > button {
    margin-inline: auto calc(-1 * ${token('space-3')});
  }
`

function noteFor(
  access: CourseAccess,
  isVisitor: boolean,
  messages: typeof outlineMessages,
): string | null {
  if (opensAllLessons(access)) return isVisitor ? messages.noteForVisitors : null
  if (access.kind === 'claimable') return messages.noteForClaim
  if (access.kind === 'vip-only') return messages.noteForVips
  const isVipFree = access.kind === 'for-sale' && access.isVipFree
  return isVipFree ? messages.noteForBoth : messages.noteForBuyers
}

/**
 * The lessons of a course, as navigation. Chapters fold, the one to go on with is
 * open; without any, the list is flat. A long course is rendered in steps, the first lessons and those
 * beside the current one first.
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
  const filled = groups.filter((group) => group.lessons.length > 0)
  const folding = useFolding({
    groups: filled,
    progress,
    currentLessonId,
    openChapters,
    onOpenChaptersChange,
  })
  // Progress changes every few seconds while a lesson plays.
  const shownProgress = useDeferredValue(progress)
  const renderedCount = useGradualCount(lessonsInOrder(filled).length, sliceSize)
  if (filled.length === 0) return <EmptyNote title={messages.noLessons} />

  const [only] = filled
  const isFlat = filled.length === 1 && only?.chapter === null
  const firstShown = isFlat ? only : filled.find((group) => folding.isOpen(group))
  let before = 0
  const lists = filled.map((group) => {
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
      {(note !== null || filled.length > 1) && (
        <Head>
          {note !== null && <p>{note}</p>}
          {filled.length > 1 && (
            <Button variant="ghost" size="sm" onClick={folding.toggleAll}>
              {folding.areAllOpen ? messages.foldAll : messages.unfoldAll}
            </Button>
          )}
        </Head>
      )}
      {isFlat
        ? lists[0]
        : filled.map((group, index) => (
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
