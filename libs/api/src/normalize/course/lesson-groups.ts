import { safeParse } from 'valibot'
import type { InferOutput } from 'valibot'
import type { Lesson, LessonGroup } from '../../models/course'
import { integer, text } from '../../wire/scalars'
import { record } from '../../wire/record'
import { innerRows } from '../../wire/rows'
import { lessonRow, toLesson } from './lesson'

/** Chapters in the order that the administrator chose. */
export const chapterRows = innerRows(record({ id: integer, title: text }))

const lessonRows = innerRows(lessonRow)

/**
 * Groups lessons by chapter, in the order of the chapters. Lessons without a chapter come last;
 * empty chapters are omitted.
 *
 * The API groups lessons by chapter ID in three encodings: an object keyed by ID, a list indexed by
 * ID (when the only ID is 0), and `[]` for no lessons.
 */
export function toLessonGroups(
  chapters: InferOutput<typeof chapterRows>,
  grouped: unknown,
): LessonGroup[] {
  const known = new Set(chapters.map(({ id }) => id))
  const lessons = Object.entries(isContainer(grouped) ? grouped : []).flatMap(([key, group]) =>
    readLessons(group, known.has(Number(key)) ? Number(key) : 0),
  )
  return [...chapters, null]
    .map((chapter) => ({
      chapter,
      lessons: lessons.filter(({ chapterId }) => chapterId === (chapter?.id ?? 0)),
    }))
    .filter((group) => group.lessons.length > 0)
}

function readLessons(group: unknown, chapterId: number): Lesson[] {
  const result = safeParse(lessonRows, group)
  return result.success ? result.output.map((row) => ({ ...toLesson(row), chapterId })) : []
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null
