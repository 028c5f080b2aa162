import * as v from 'valibot'
import type { Store } from '../database/store'
import type { Sandbox } from '../sandbox'

const courseId = 90_000
const firstLessonId = 9_000_000
const chapterSize = 20

interface Growth {
  store: Store
  /** In epoch seconds. */
  now: number
}

/** Sizes of the added course. */
export const growthSchema = v.strictObject({
  lessons: v.number(),
  comments: v.optional(v.number(), 0),
  /** Replies to the oldest comment. */
  replies: v.optional(v.number(), 0),
})

/** Adds a large course. */
export function growSchool(
  { store, clock }: Sandbox,
  { lessons, comments, replies }: v.InferOutput<typeof growthSchema>,
) {
  const growth = { store, now: clock.seconds() }
  store.transaction(() => {
    addCourse(growth)
    addLessons(growth, lessons)
    addComments(growth, comments, replies)
  })
}

function addCourse({ store, now }: Growth) {
  store.run(
    `INSERT INTO courses VALUES (?, '百科全书：从第一课到最后一课', '', 99, '一门很长的课。',
     '<p>一门很长的课。</p>', 0, 0, 1, 12345, 0, 1, 0, ?, ?)`,
    courseId,
    now,
    now,
  )
}

function addLessons({ store, now }: Growth, count: number) {
  for (let index = 0; index < count; index += 1) {
    const chapter = Math.floor(index / chapterSize) + 1
    const chapterId = courseId + chapter
    if (index % chapterSize === 0) {
      const title = `第 ${chapter} 章`
      store.run('INSERT INTO chapters VALUES (?, ?, ?, ?)', chapterId, courseId, title, chapter)
    }
    store.run(
      `INSERT INTO videos VALUES (?, ?, ?, ?, 600, ?, 0, 1, 1, 100, ?, 'mp4')`,
      firstLessonId + index,
      courseId,
      chapterId,
      `百科第 ${index + 1} 课`,
      index === 0 ? 20 : 0,
      now - count + index,
    )
  }
}

function addComments({ store, now }: Growth, count: number, replies: number) {
  const author = store.one<{ id: number }>('SELECT id FROM users ORDER BY id LIMIT 1')
  function add(parentId: number, content: string, at: number): number {
    return store.run(
      `INSERT INTO comments (rt, rid, parent_id, user_id, content, ip_province, is_check, created_at)
       VALUES (1, ?, ?, ?, ?, '浙江省', 1, ?)`,
      courseId,
      parentId,
      author?.id ?? 0,
      content,
      at,
    ).id
  }
  for (let index = 0; index < count; index += 1) {
    const at = now - count + index
    const id = add(0, `第 ${index + 1} 条评论：讲得很清楚，例子也跟得上。`, at)
    for (let reply = 0; index === 0 && reply < replies; reply += 1) {
      add(id, `第 ${reply + 1} 条回复：我也这么想。`, at + reply)
    }
  }
}
