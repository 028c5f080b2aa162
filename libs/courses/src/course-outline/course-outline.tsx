import type { ReactElement } from 'react'
import type { Lesson } from '@shuyuan/api'
import { Button, EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { outlineMessages } from '../messages'
import { opensAllLessons, type CourseAccess } from '../rules/access'
import { ChapterFold } from './chapter-fold'
import { LessonRow } from './lesson-row'
import { chapterKey, useFolding } from './use-folding'
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
  font-size: ${token('text-sm')};
  & > button {
    margin-inline-start: auto;
  }
`

function noteFor(access: CourseAccess, isVisitor: boolean): string | null {
  if (opensAllLessons(access)) return isVisitor ? outlineMessages.signInToLearn : null
  if (access.kind === 'claimable') return outlineMessages.noteForClaim
  if (access.kind === 'vip-only') return outlineMessages.noteForVips
  const isVipFree = access.kind === 'for-sale' && access.isVipFree
  return isVipFree ? outlineMessages.noteForBoth : outlineMessages.noteForBuyers
}

/**
 * The lessons of a course, as navigation named 课程目录. Chapters fold, the one to go on with is
 * open; without any, the list is flat.
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
  const filled = groups.filter((group) => group.lessons.length > 0)
  const folding = useFolding({
    groups: filled,
    progress,
    currentLessonId,
    openChapters,
    onOpenChaptersChange,
  })
  if (filled.length === 0) return <EmptyState title={outlineMessages.noLessons} />

  const rows = (lessons: readonly Lesson[]) => (
    <ul role="list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonRow
            lesson={lesson}
            progress={progress[lesson.id]}
            access={access}
            boughtLessonIds={boughtLessonIds}
            href={hrefFor(lesson)}
            isCurrent={lesson.id === currentLessonId}
          />
        </li>
      ))}
    </ul>
  )

  const [only] = filled
  const isFlat = filled.length === 1 && only?.chapter === null
  const note = noteFor(access, isVisitor)
  return (
    <Root aria-label={outlineMessages.outline}>
      {(note !== null || filled.length > 1) && (
        <Head>
          {note !== null && <p>{note}</p>}
          {filled.length > 1 && (
            <Button variant="ghost" size="sm" onClick={folding.toggleAll}>
              {folding.areAllOpen ? outlineMessages.foldAll : outlineMessages.unfoldAll}
            </Button>
          )}
        </Head>
      )}
      {isFlat
        ? rows(only.lessons)
        : filled.map((group) => (
            <ChapterFold
              key={chapterKey(group)}
              group={group}
              progress={progress}
              isOpen={folding.isOpen(group)}
              onToggle={(isOpen) => folding.set(group, isOpen)}
            >
              {rows(group.lessons)}
            </ChapterFold>
          ))}
    </Root>
  )
}
