// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProgressByLesson } from '@shuyuan/api'
import { sampleDetail, sampleLesson, sampleProgress } from '../../test/samples'
import { commentBarrier } from './comment-barrier'
import { courseAccess, isOpenToVip, lessonAccess } from './access'
import { formatFileSize } from './format-file-size'
import { continueLesson, nextLesson, previousLesson } from './lesson-order'
import { courseProgress, percentWatched } from './percent-watched'
import { splitByKeywords } from './split-by-keywords'

const { groups } = sampleDetail()

describe('access to a course', () => {
  const flags = { isFree: false, isVipFree: false, price: 99 }
  test.each([
    [{ ...flags, isFree: true, price: 0 }, false, true, { kind: 'free' }],
    [{ ...flags, isFree: true, price: 0 }, true, true, { kind: 'free' }],
    [flags, true, true, { kind: 'bought' }],
    [{ ...flags, isVipFree: true }, true, true, { kind: 'bought' }],
    [flags, false, true, { kind: 'for-sale', price: 99, isVipFree: false }],
    [{ ...flags, isVipFree: true }, false, true, { kind: 'for-sale', price: 99, isVipFree: true }],
    [
      { ...flags, isVipFree: true },
      false,
      false,
      { kind: 'for-sale', price: 99, isVipFree: false },
    ],
    [{ ...flags, isVipFree: true, price: 0 }, false, true, { kind: 'vip-only' }],
    [{ ...flags, isVipFree: true, price: 0 }, false, false, { kind: 'claimable' }],
    [{ ...flags, price: 0 }, false, true, { kind: 'claimable' }],
  ])('%j, bought %s, VIP sold %s: %j', (course, isBought, sellsVip, access) => {
    expect(courseAccess({ course, isBought }, sellsVip)).toEqual(access)
  })

  test('comes from a membership if the course was not bought', () => {
    const forMembers = { course: { ...flags, isVipFree: true }, isBought: true }
    expect(courseAccess(forMembers, true, true)).toEqual({ kind: 'vip' })
    expect(courseAccess({ course: flags, isBought: true }, true, true)).toEqual({ kind: 'bought' })
    expect(courseAccess({ ...forMembers, isBought: false }, true, true).kind).toBe('for-sale')
  })
})

test('becoming a member opens VIP courses, including those for sale', () => {
  expect(isOpenToVip({ kind: 'vip-only' })).toBe(true)
  expect(isOpenToVip({ kind: 'for-sale', price: 9, isVipFree: true })).toBe(true)
  expect(isOpenToVip({ kind: 'for-sale', price: 9, isVipFree: false })).toBe(false)
  for (const kind of ['free', 'bought', 'vip', 'claimable'] as const)
    expect(isOpenToVip({ kind })).toBe(false)
})

test('a lesson is open with its course, or else a trial or locked', () => {
  const closed = { kind: 'claimable' } as const
  expect(lessonAccess({ id: 1, freeSeconds: 0 }, { kind: 'free' })).toBe('open')
  expect(lessonAccess({ id: 1, freeSeconds: 60 }, { kind: 'bought' })).toBe('open')
  expect(lessonAccess({ id: 1, freeSeconds: 0 }, { kind: 'vip' })).toBe('open')
  expect(lessonAccess({ id: 1, freeSeconds: 60 }, closed)).toBe('trial')
  expect(lessonAccess({ id: 1, freeSeconds: 0 }, closed)).toBe('locked')
})

test('an individually bought lesson is open in a closed course', () => {
  const access = { kind: 'for-sale', price: 99, isVipFree: false } as const
  expect(lessonAccess({ id: 2, freeSeconds: 0 }, access, [2])).toBe('open')
  expect(lessonAccess({ id: 3, freeSeconds: 0 }, access, [2])).toBe('locked')
})

describe('the order of lessons', () => {
  test('spans chapters, with lessons without a chapter last', () => {
    const seen = [1]
    for (let next = nextLesson(groups, 1); next; next = nextLesson(groups, next.id))
      seen.push(next.id)
    expect(seen).toEqual([1, 2, 3, 4, 5])
    expect(previousLesson(groups, 3)?.id).toBe(2)
  })

  test('has nothing before the first, after the last, or around an unknown one', () => {
    expect(previousLesson(groups, 1)).toBeNull()
    expect(nextLesson(groups, 5)).toBeNull()
    expect(nextLesson(groups, 99)).toBeNull()
  })
})

describe('the lesson to continue with', () => {
  const done = (...ids: number[]): ProgressByLesson =>
    Object.fromEntries(ids.map((lessonId) => [lessonId, { ...sampleProgress[1], lessonId }]))

  const at =
    (updatedAt: string, watchedAt: string | null = null) =>
    (lessonId: number) => ({
      [lessonId]: { lessonId, watchedSeconds: 9, watchedAt, updatedAt },
    })
  const early = '2026-03-01T02:00:00.000Z'
  const late = '2026-03-03T02:00:00.000Z'

  test.each([
    [{}, 1, false],
    [sampleProgress, 2, true],
    [done(1), 2, true],
    [done(1, 2), 3, true],
    [done(3), 4, true],
    [{ ...done(3), ...at(late)(1) }, 1, true],
    [{ ...at(early)(4), ...at(late)(2) }, 2, true],
    [{ ...at(early)(4), ...at(late, late)(2) }, 3, true],
    [{ ...at(early)(1), ...at(late, late)(5) }, 1, true],
    [done(5), 1, true],
    [done(1, 2, 3, 4, 5), 1, true],
  ])('after %j is lesson %i', (progress, lessonId, isStarted) => {
    const point = continueLesson(groups, progress)
    expect(point?.lesson.id).toBe(lessonId)
    expect(point?.isStarted).toBe(isStarted)
  })

  test('is null without lessons', () => {
    expect(continueLesson([], {})).toBeNull()
  })
})

describe('percent watched', () => {
  test.each([
    [undefined, 100, 0],
    [{ watchedSeconds: 50, watchedAt: null }, 100, 50],
    [{ watchedSeconds: 99.9, watchedAt: null }, 100, 99],
    [{ watchedSeconds: 100, watchedAt: null }, 100, 99],
    [{ watchedSeconds: 1, watchedAt: '2026-01-01T00:00:00.000Z' }, 100, 100],
    [{ watchedSeconds: 5, watchedAt: null }, 0, 0],
    [{ watchedSeconds: -5, watchedAt: null }, 100, 0],
  ])('of %j in %i s is %i', (progress, duration, percent) => {
    expect(percentWatched(progress, duration)).toBe(percent)
  })

  test('of a course counts listed lessons that are completed', () => {
    expect(courseProgress(groups, { ...sampleProgress, 99: sampleProgress[1] })).toEqual({
      completed: 1,
      total: 5,
      percent: 20,
    })
    expect(courseProgress([{ chapter: null, lessons: [] }], {})).toMatchObject({ percent: 0 })
    const twelve = Array.from({ length: 12 }, (_, index) => sampleLesson(index + 1))
    const percents = twelve.map(({ id }) => {
      const done = twelve.slice(0, id).map((lesson) => [lesson.id, sampleProgress[1]])
      return courseProgress([{ chapter: null, lessons: twelve }], Object.fromEntries(done)).percent
    })
    // Replies of a live server to completing one lesson after the other.
    expect(percents).toEqual([8, 17, 25, 33, 42, 50, 57, 67, 75, 83, 92, 100])
    expect(
      courseProgress([{ chapter: null, lessons: [sampleLesson(1)] }], sampleProgress),
    ).toMatchObject({ percent: 100 })
  })
})

const forSale = { kind: 'for-sale', price: 99, isVipFree: false } as const
test.each([
  [{ isSignedIn: true, hasAccess: true, allowsComments: true }, forSale, null],
  [{ isSignedIn: true, hasAccess: false, allowsComments: true }, forSale, 'buy'],
  [
    { isSignedIn: true, hasAccess: false, allowsComments: true },
    { ...forSale, isVipFree: true },
    'buy-or-join',
  ],
  [{ isSignedIn: true, hasAccess: false, allowsComments: true }, { kind: 'vip-only' }, 'join'],
  [{ isSignedIn: true, hasAccess: false, allowsComments: true }, { kind: 'claimable' }, 'claim'],
  [{ isSignedIn: false, hasAccess: false, allowsComments: true }, forSale, 'sign-in'],
  [{ isSignedIn: true, hasAccess: true, allowsComments: false }, forSale, 'closed'],
] as const)('with %j and %j the comment barrier is %s', (rights, access, barrier) => {
  expect(commentBarrier({ ...rights, access })).toBe(barrier)
})

describe('splitting by keywords', () => {
  test.each([
    ['学 c++ 与 C++', 'C++', ['c++', 'C++']],
    ['a(b', '(', ['(']],
    ['a\\b', '\\', ['\\']],
    ['<b>x</b>', '<b>', ['<b>']],
    ['.*', '.', ['.']],
    ['一次函数', '函数 一次', ['一次', '函数']],
    ['aab', 'a aa', ['aa']],
    ['x', '', []],
    ['x', '   ', []],
    ['', 'x', []],
  ])('of %j by %j finds %j', (text, keywords, hits) => {
    const pieces = splitByKeywords(text, keywords)
    expect(pieces.filter((piece) => piece.isHit).map((piece) => piece.text)).toEqual(hits)
  })

  test('keeps the whole text for any keywords', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, keywords) => {
          expect(
            splitByKeywords(text, keywords)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })
})

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [20_480, '20 KB'],
  [5_242_880, '5 MB'],
  [3 * 1024 ** 4, '3072 GB'],
  [NaN, '0 B'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
