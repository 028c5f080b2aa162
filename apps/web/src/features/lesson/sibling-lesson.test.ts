// @vitest-environment node
import type { Lesson, LessonDetail } from '@shuyuan/api'
import { expect, it } from 'vitest'
import { siblingLesson } from './sibling-lesson'

const lessonOf = (id: number): Lesson => ({
  id,
  courseId: 4,
  title: `第 ${id} 节`,
  chapterId: 0,
  duration: 60,
  freeSeconds: 0,
  isSeekable: true,
  allowsComments: true,
  publishedAt: null,
})

const detail: LessonDetail = {
  lesson: lessonOf(1),
  course: {
    id: 4,
    title: '课程',
    cover: null,
    price: 149,
    shortDescription: '',
    isFree: false,
    isVipFree: false,
    userCount: 0,
    publishedAt: null,
    description: '',
    seoKeywords: '',
    seoDescription: '',
    allowsComments: true,
    categoryId: 1,
  },
  groups: [
    { chapter: { id: 1, title: '第一章' }, lessons: [lessonOf(1)] },
    { chapter: { id: 2, title: '第二章' }, lessons: [lessonOf(2), lessonOf(3)] },
  ],
  canWatch: false,
  progress: {},
  boughtLessonIds: [3],
}

it('returns another lesson of the same course, in any chapter', () => {
  expect(siblingLesson(detail, 2)).toEqual({ ...detail, lesson: lessonOf(2) })
})

it.each([
  { from: 1, canWatch: true, to: 2, expected: true },
  { from: 1, canWatch: false, to: 2, expected: false },
  { from: 1, canWatch: false, to: 3, expected: true },
  // Bought singly, so it does not show access to the course.
  { from: 3, canWatch: true, to: 2, expected: false },
])(
  'from lesson $from with access $canWatch, lesson $to has access $expected',
  ({ from, canWatch, to, expected }) => {
    const previous = { ...detail, lesson: lessonOf(from), canWatch }
    expect(siblingLesson(previous, to)?.canWatch).toBe(expected)
  },
)

it('is undefined for a lesson of another course', () => {
  expect(siblingLesson(detail, 4)).toBeUndefined()
})
