// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LessonGroup, ProgressByLesson } from '@shuyuan/api'
import { sampleDetail, sampleLesson } from '../../test/samples'
import { courseAccess, isFullyOpen, lessonAccess } from './access'
import { continueLesson, lessonsInOrder } from './lesson-order'
import { splitByKeywords } from './split-by-keywords'

/** Chapters with a few lessons each, in all states of progress. */
const learning = fc
  .array(fc.array(fc.constantFrom('untouched', 'begun', 'finished'), { maxLength: 5 }), {
    maxLength: 4,
  })
  .map((chapters) => {
    let id = 0
    const progress: ProgressByLesson = {}
    const groups = chapters.map((states, chapter): LessonGroup => ({
      chapter: { id: chapter + 1, title: `${chapter}` },
      lessons: states.map((state) => {
        id += 1
        const watchedAt = state === 'finished' ? '2026-03-02T02:00:00.000Z' : null
        if (state !== 'untouched')
          progress[id] = { lessonId: id, watchedSeconds: 9, watchedAt, updatedAt: null }
        return sampleLesson(id, { chapterId: chapter + 1 })
      }),
    }))
    return { groups, progress }
  })

test('learning never continues with a finished lesson while there is an unfinished one', () => {
  fc.assert(
    fc.property(learning, ({ groups, progress }) => {
      const lessons = lessonsInOrder(groups)
      const point = continueLesson(groups, progress)
      const unfinished = lessons.filter(({ id }) => !progress[id]?.watchedAt)
      if (lessons.length === 0) {
        expect(point).toBeNull()
        return
      }
      const expected = unfinished.length > 0 ? unfinished : lessons.slice(0, 1)
      expect(expected).toContainEqual(point?.lesson)
      expect(point?.isStarted).toBe(Object.keys(progress).length > 0)
    }),
  )
})

describe('access', () => {
  const cases = fc.record({
    isFree: fc.boolean(),
    isVipFree: fc.boolean(),
    price: fc.constantFrom(0, 1, 199),
    isBought: fc.boolean(),
    sellsVip: fc.boolean(),
    freeSeconds: fc.constantFrom(0, 60),
  })

  test('matches the server’s flags, and offers only what is on sale', () => {
    fc.assert(
      fc.property(cases, ({ isBought, sellsVip, freeSeconds, ...flags }) => {
        const course = { ...sampleDetail().course, ...flags }
        const access = courseAccess({ course, isBought }, sellsVip)
        expect(isFullyOpen(access)).toBe(flags.isFree || isBought)
        if (access.kind === 'for-sale') {
          expect(access.price).toBeGreaterThan(0)
          expect(access.isVipFree).toBe(flags.isVipFree && sellsVip)
        }
        if (access.kind === 'vip-only') expect(flags.isVipFree && sellsVip).toBe(true)
        const lesson = lessonAccess(sampleLesson(1, { freeSeconds }), access)
        const closed = freeSeconds > 0 ? 'trial' : 'locked'
        expect(lesson).toBe(isFullyOpen(access) ? 'open' : closed)
      }),
    )
  })
})

describe('highlighting', () => {
  const keyword = fc
    .oneof(
      fc.constantFrom('C++', '(', '\\', '<b>', '[a', 'a|b', '.*', '$', '^', '😀', '课程', '/i'),
      fc.string({ minLength: 1, unit: 'grapheme' }),
    )
    .filter((word) => word.trim() === word && !/\s/.test(word) && word !== '')

  test('finds a keyword of any characters, and marks nothing else', () => {
    fc.assert(
      fc.property(fc.string(), keyword, fc.string(), (before, word, after) => {
        const text = `${before}${word}${after}`
        const pieces = splitByKeywords(text, word)
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const hits = pieces.filter(({ isHit }) => isHit)
        expect(hits.length).toBeGreaterThan(0)
        for (const hit of hits) expect(hit.text.length).toBe(word.length)
      }),
    )
  })
})
