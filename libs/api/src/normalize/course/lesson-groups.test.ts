import { describe, expect, it } from 'vitest'
import { toLessonGroups } from './lesson-groups'

const chapters = [
  { id: 9, title: '第二章' },
  { id: 8, title: '第一章' },
]
const lesson = (id: number, chapterId = 0) => ({ id, title: `第${id}节`, chapter_id: chapterId })

/** Returns chapter IDs with the IDs of their lessons. */
const outline = (grouped: unknown, of = chapters) =>
  toLessonGroups(of, grouped).map(({ chapter, lessons }) => [
    chapter?.id ?? null,
    lessons.map(({ id }) => id),
  ])

describe('toLessonGroups', () => {
  it('reads an object by chapter ID, in the order of the chapters', () => {
    expect(outline({ '8': [lesson(31, 8), lesson(33, 8)], '9': [lesson(32, 9)] })).toEqual([
      [9, [32]],
      [8, [31, 33]],
    ])
  })

  it('reads a list with only lessons without a chapter', () => {
    expect(outline([[lesson(31), lesson(32)]])).toEqual([[null, [31, 32]]])
    expect(outline([[lesson(31), lesson(32)]], [])).toEqual([[null, [31, 32]]])
  })

  it('reads a list indexed by chapter ID', () => {
    const first = [{ id: 1, title: '第一章' }]
    expect(outline([[lesson(31)], [lesson(32, 1)]], first)).toEqual([
      [1, [32]],
      [null, [31]],
    ])
  })

  it('reads no lessons at all', () => {
    for (const nothing of [[], {}, null, undefined, '']) expect(outline(nothing)).toEqual([])
  })

  it('puts lessons without a chapter last', () => {
    expect(outline({ '0': [lesson(31)], '8': [lesson(32, 8)] })).toEqual([
      [8, [32]],
      [null, [31]],
    ])
  })

  it('treats lessons of an unknown chapter as lessons without one', () => {
    const groups = toLessonGroups(chapters, { '0': [lesson(31)], '77': [lesson(32, 77)] })
    expect(groups).toHaveLength(1)
    expect(groups[0]?.lessons.map(({ id, chapterId }) => [id, chapterId])).toEqual([
      [31, 0],
      [32, 0],
    ])
  })

  it('uses the chapter of the group, because lessons keep deleted chapters', () => {
    const [group] = toLessonGroups(chapters, { '0': [lesson(31, 8)] })
    expect(group).toMatchObject({ chapter: null, lessons: [{ id: 31, chapterId: 0 }] })
  })

  it('skips broken lessons and empty chapters', () => {
    expect(outline({ '8': [lesson(31, 8), { title: '无号' }, null], '9': 'broken' })).toEqual([
      [8, [31]],
    ])
  })
})
