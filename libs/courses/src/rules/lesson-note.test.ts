import { expect, test } from 'vitest'
import { readLessonNote, searchNotes, sortNotes, type LessonNote } from './lesson-note'
import { notesFromMarkdown, notesToMarkdown } from './notes-markdown'

const note = (change: Partial<LessonNote> = {}): LessonNote => ({
  id: 'a',
  courseId: 4,
  courseTitle: 'Python 程序设计',
  lessonId: 403,
  lessonTitle: '变量、数字与字符串',
  second: 754,
  text: '字符串不可变',
  updatedAt: 1,
  ...change,
})

const urls = {
  courseUrl: (id: number) => `https://x.example/courses/detail/${id}`,
  lessonUrl: (id: number, second: number) =>
    `https://x.example/courses/video/${id}${second > 0 ? `?t=${second}` : ''}`,
}

test('reads stored notes, and ignores other values', () => {
  expect(readLessonNote(note())).toEqual(note())
  for (const stored of [null, 'x', {}, { ...note(), second: -1 }, { ...note(), id: 3 }]) {
    expect(readLessonNote(stored)).toBeNull()
  }
})

test('a search finds notes with all words, in the text or the lesson title', () => {
  const notes = [note(), note({ id: 'b', text: 'String 有方法', lessonTitle: '循环' })]
  expect(searchNotes(notes, 'string').map(({ id }) => id)).toEqual(['b'])
  expect(searchNotes(notes, ' 方法 循环 ').map(({ id }) => id)).toEqual(['b'])
  expect(searchNotes(notes, '字符串 循环')).toEqual([])
  expect(searchNotes(notes, '')).toHaveLength(2)
})

test('a search in 10,000 notes takes less than a second', () => {
  const notes = Array.from({ length: 10_000 }, (_, index) =>
    note({ id: String(index), text: `第 ${index} 条笔记：${'先看例子，再动手做。'.repeat(6)}` }),
  )
  const start = performance.now()
  expect(searchNotes(notes, '笔记 9999')).toHaveLength(1)
  // An idle machine needs 10 ms.
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('notes are sorted by their place in the course', () => {
  const notes = [
    note({ id: 'c', lessonId: 402 }),
    note({ id: 'b', second: 9 }),
    note({ id: 'd', lessonId: 9 }),
    note({ id: 'a', second: 3 }),
  ]
  expect(sortNotes(notes, [403, 402]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

test('Markdown has headings and links to the seconds', () => {
  const notes = [note({ second: 0, text: '' }), note({ text: '第一行\n\n- 第二行' })]
  expect(notesToMarkdown(notes, urls)).toBe(`# [Python 程序设计](https://x.example/courses/detail/4)

## [变量、数字与字符串](https://x.example/courses/video/403)

- [00:00](https://x.example/courses/video/403)
- [12:34](https://x.example/courses/video/403?t=754) 第一行

  - 第二行
`)
})

test('exported notes are read back', () => {
  const notes = [
    note({ lessonTitle: '[选学] 数组 a\\b' }),
    note({ lessonTitle: '[选学] 数组 a\\b', second: 800, text: '多行\n\n\n  缩进\n- 列表' }),
    note({ lessonTitle: '[选学] 数组 a\\b', second: 900, text: 'a\u2028b\u2029c\rd\r\ne' }),
    note({ lessonId: 404, lessonTitle: '条件判断', second: 0, text: '' }),
    note({ courseId: 5, courseTitle: 'SQL', lessonId: 501, lessonTitle: '查询' }),
  ]
  const read = notesFromMarkdown(notesToMarkdown(notes, urls))
  expect(read).toEqual({
    notes: notes.map(({ id: _id, updatedAt: _at, ...rest }) => rest),
    unreadable: 0,
  })
})

test('notes are read from a file with Windows line ends', () => {
  const { notes } = notesFromMarkdown(
    notesToMarkdown([note({ text: '一\n二' })], urls).replaceAll('\n', '\r\n'),
  )
  expect(notes.map(({ text }) => text)).toEqual(['一\n二'])
})

test('other Markdown has no notes', () => {
  expect(notesFromMarkdown('# 标题\n\n- [链接](https://x.example/1)\n文字')).toEqual({
    notes: [],
    unreadable: 3,
  })
  expect(notesFromMarkdown('')).toEqual({ notes: [], unreadable: 0 })
})

test('unreadable lines of a file are counted', () => {
  const broken = notesToMarkdown([note(), note({ second: 800 })], urls)
    .replace('?t=800)', '')
    .concat('- 没有链接\n')
  const read = notesFromMarkdown(broken)
  expect(read.notes.map(({ second }) => second)).toEqual([754])
  expect(read.unreadable).toBe(2)
})
