import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { LessonGroup, ProgressByLesson } from '@shuyuan/api'
import { continueLesson } from '../rules/lesson-order'
import type { CourseOutlineProps } from './course-outline-props'

interface ExpandedChaptersInput extends Pick<
  CourseOutlineProps,
  'currentLessonId' | 'openChapters' | 'onOpenChaptersChange'
> {
  /** The element that contains the chapters. */
  root: RefObject<HTMLElement | null>
  groups: readonly LessonGroup[]
  progress: ProgressByLesson
}

/** Which chapters are expanded. */
export interface ExpandedChapters {
  areAllOpen: boolean
  isOpen: (group: LessonGroup) => boolean
  set: (group: LessonGroup, isOpen: boolean) => void
  toggleAll: () => void
}

/** ID of a group's chapter; 0 for lessons without one. */
export function chapterKey({ chapter }: Pick<LessonGroup, 'chapter'>): number {
  return chapter?.id ?? 0
}

function chapterOf(groups: readonly LessonGroup[], lessonId: number | undefined): number[] {
  return groups
    .filter(({ lessons }) => lessons.some(({ id }) => id === lessonId))
    .map((group) => chapterKey(group))
}

/** Manages expanded chapters. The chapter of a new current lesson expands automatically. */
export function useExpandedChapters(input: ExpandedChaptersInput): ExpandedChapters {
  const { groups, progress, currentLessonId, onOpenChaptersChange } = input
  const [own, setOwn] = useState<readonly number[]>(() =>
    chapterOf(groups, currentLessonId ?? continueLesson(groups, progress)?.lesson.id),
  )
  const [current, setCurrent] = useState(currentLessonId)
  if (current !== currentLessonId) {
    setCurrent(currentLessonId)
    setOwn([...own, ...chapterOf(groups, currentLessonId)])
  }
  const open = input.openChapters ?? own
  const areAllOpen = groups.every((group) => open.includes(chapterKey(group)))

  function change(next: readonly number[]) {
    setOwn(next)
    onOpenChaptersChange?.(next)
  }

  const adoptOpened = useEffectEvent(() => {
    const panels = input.root.current?.querySelectorAll('details')
    const opened = groups.filter(
      (group, index) => panels?.[index]?.open && !open.includes(chapterKey(group)),
    )
    if (opened.length > 0) change([...open, ...opened.map((group) => chapterKey(group))])
  })
  // The browser expands a chapter without script, so the visitor may have done so before hydration.
  useEffect(() => queueMicrotask(() => adoptOpened()), [])

  return {
    areAllOpen,
    isOpen: (group) => open.includes(chapterKey(group)),
    set(group, isOpen) {
      const key = chapterKey(group)
      if (open.includes(key) === isOpen) return
      change(isOpen ? [...open, key] : open.filter((other) => other !== key))
    },
    toggleAll() {
      const next = areAllOpen ? [] : groups.map((group) => chapterKey(group))
      // Expanding all chapters of a large course renders thousands of rows.
      startTransition(() => change(next))
    },
  }
}
