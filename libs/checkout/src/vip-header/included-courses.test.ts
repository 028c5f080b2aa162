// @vitest-environment node
import type { CourseSummary } from '@shuyuan/api'
import { expect, test } from 'vitest'
import { includedCourses } from './included-courses'

const course: CourseSummary = {
  id: 1,
  title: '唐诗里的四季',
  cover: null,
  price: 99,
  shortDescription: '',
  isFree: false,
  isVipFree: true,
  userCount: 3,
  lessonCount: 12,
  category: null,
  publishedAt: null,
}

test('counts the courses of a membership, their lessons and their prices', () => {
  const items = [
    course,
    { ...course, id: 2, price: 59, lessonCount: 8 },
    { ...course, id: 3, isVipFree: false },
    { ...course, id: 4, isFree: true },
    { ...course, id: 5, isVipFree: null },
  ]
  expect(includedCourses({ items, total: 5 })).toEqual({
    courses: 2,
    lessons: 20,
    worth: 158,
    isMinimum: false,
  })
})

test('reports a minimum if the list has more pages', () => {
  expect(includedCourses({ items: [course], total: 2 })?.isMinimum).toBe(true)
})

test('counts no lessons if the number is missing for one course', () => {
  const items = [course, { ...course, id: 2, lessonCount: null }]
  expect(includedCourses({ items, total: 2 })?.lessons).toBeNull()
})

test('is null if a membership includes none of them', () => {
  expect(includedCourses({ items: [{ ...course, isVipFree: false }], total: 1 })).toBeNull()
  expect(includedCourses({ items: [], total: 0 })).toBeNull()
})
