import type { Store } from '../database/store'
import type { Sandbox } from '../sandbox'
import { field } from './switch-body'

const courseId = 90_000
const firstLessonId = 9_000_000

interface Growth {
  store: Store
  /** In epoch seconds. */
  now: number
}

/**
 * Adds the data of a large school. `lessons` and `comments` are counts of one added course,
 * `chapterSize` is the number of lessons per chapter (0 for no chapters), `replies` counts the
 * replies to the oldest comment, and `navs` counts added menu entries.
 */
export function growSchool({ store, clock }: Sandbox, request: object) {
  const lessons = readCount(request, 'lessons')
  const growth = { store, now: clock.seconds() }
  store.transaction(() => {
    addCourse(growth)
    addLessons(growth, lessons, readCount(request, 'chapterSize', 20))
    addComments(growth, readCount(request, 'comments'), readCount(request, 'replies'))
    addNavs(growth, readCount(request, 'navs'))
  })
  return { courseId, firstLessonId, lastLessonId: firstLessonId + lessons - 1 }
}

function readCount(request: object, name: string, standard = 0): number {
  const count = field(request, name) ?? standard
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw new Error(`${name} must be a non-negative integer`)
  }
  return count
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

function addLessons({ store, now }: Growth, count: number, chapterSize: number) {
  for (let index = 0; index < count; index += 1) {
    const chapter = chapterSize === 0 ? 0 : Math.floor(index / chapterSize) + 1
    const chapterId = chapter === 0 ? 0 : courseId + chapter
    if (chapter > 0 && index % chapterSize === 0) {
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

function addNavs({ store, now }: Growth, count: number) {
  for (let index = 0; index < count; index += 1) {
    store.run(
      `INSERT INTO navs (sort, name, url, parent_id, blank, platform, created_at)
       VALUES (?, ?, ?, 0, 0, 'PC', ?)`,
      100 + index,
      `栏目 ${index + 1}`,
      `/courses?cid=${index + 1}`,
      now,
    )
  }
}
