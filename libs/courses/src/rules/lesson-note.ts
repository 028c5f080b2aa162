import { normalizeKeywords } from '@shuyuan/ui'

/** Note of a learner at a second of a lesson. Without text it is a bookmark. */
export interface LessonNote {
  id: string
  courseId: number
  courseTitle: string
  lessonId: number
  lessonTitle: string
  second: number
  text: string
  /** In ms since 1970. Notes of a learner with the same value were not changed. */
  updatedAt: number
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Returns a stored note, or null if it is not one. */
export function readLessonNote(stored: unknown): LessonNote | null {
  const entries = new Map<string, unknown>(Object.entries(stored ?? {}))
  const count = (name: string) => {
    const value = entries.get(name)
    return isCount(value) ? value : null
  }
  const words = (name: string) => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [id, courseId, lessonId, second] = [
    words('id'),
    count('courseId'),
    count('lessonId'),
    count('second'),
  ]
  if (id === '' || courseId === null || lessonId === null || second === null) return null
  return {
    id,
    courseId,
    courseTitle: words('courseTitle'),
    lessonId,
    lessonTitle: words('lessonTitle'),
    second,
    text: words('text'),
    updatedAt: count('updatedAt') ?? 0,
  }
}

/** Notes that contain all words of a query, in their text or lesson title. */
export function searchNotes(notes: readonly LessonNote[], query: string): LessonNote[] {
  const normalize = (all: string) => normalizeKeywords(all).toLowerCase()
  const words = normalize(query).split(/\s+/).filter(Boolean)
  return notes.filter(({ text, lessonTitle }) => {
    const content = normalize(`${text}\n${lessonTitle}`)
    return words.every((word) => content.includes(word))
  })
}

/** Sorts notes by their place in the course. */
export function sortNotes(notes: Iterable<LessonNote>, lessonIds: readonly number[]): LessonNote[] {
  const places = new Map(lessonIds.map((id, index) => [id, index]))
  const place = ({ lessonId }: LessonNote) => places.get(lessonId) ?? lessonIds.length
  return [...notes].sort(
    (one, other) =>
      place(one) - place(other) || one.lessonId - other.lessonId || one.second - other.second,
  )
}
