import type { Call, Route } from '../auth/route'
import { memberRoute, openRoute, publicRoute } from '../auth/route'
import type { CourseRow } from '../courses/course-row'
import { hasAccess, openCourse } from '../courses/course-row'
import { boughtLessons } from '../courses/lesson-row'
import { courseDetail, courseListRow } from '../wire/course'
import { chapterColumns, groupedLessons, progressMap } from '../wire/lesson'
import { pageFull, readPage, selectPage } from '../wire/pages'

/** Categories, the course list, course details and favorites. */
export const courseRoutes: Route[] = [
  publicRoute('GET', '/api/v2/course_categories', listCategories),

  publicRoute('GET', '/api/v2/courses', listCourses),

  openRoute('GET', '/api/v2/course/:id{[0-9]+}', ({ c, sandbox, member }) => {
    const course = openCourse(sandbox, Number(c.req.param('id')))
    return {
      course: courseDetail(sandbox, course),
      chapters: chapterColumns(sandbox, course.id),
      videos: groupedLessons(sandbox, course.id),
      isBuy: hasAccess(sandbox, course, member),
      isCollect:
        member !== null &&
        sandbox.store.one(
          'SELECT 1 FROM course_likes WHERE user_id = ? AND course_id = ?',
          member.id,
          course.id,
        ) !== undefined,
      videoWatchedProgress: progressMap(sandbox, course.id, member),
      attach: sandbox.store
        .all<{ id: number; name: string; size: number; extension: string }>(
          'SELECT id, name, size, extension FROM attachments WHERE course_id = ? ORDER BY id',
          course.id,
        )
        .map(({ id, name, size, extension }) => ({ id, name, size, extension })),
      buyVideos: boughtLessons(sandbox, course.id, member),
    }
  }),

  memberRoute('GET', '/api/v2/course/:id{[0-9]+}/like', ({ c, sandbox, member }) => {
    const { store, clock } = sandbox
    const { id } = openCourse(sandbox, Number(c.req.param('id')))
    const { changes } = store.run(
      'DELETE FROM course_likes WHERE user_id = ? AND course_id = ?',
      member.id,
      id,
    )
    if (changes > 0) return 0
    store.run('INSERT INTO course_likes VALUES (?, ?, ?)', member.id, id, clock.seconds())
    return 1
  }),
]

interface CategoryRow {
  id: number
  name: string
  parent_id: number
  sort: number
}

function listCategories({ sandbox }: Call) {
  const rows = sandbox.store.all<CategoryRow>('SELECT * FROM categories ORDER BY sort, id')
  return rows
    .filter((row) => row.parent_id === 0)
    .map(({ id, name, parent_id }) => ({
      id,
      name,
      parent_id,
      children: rows
        .filter((child) => child.parent_id === id)
        .map((child) => ({ id: child.id, sort: child.sort, name: child.name, parent_id: id })),
    }))
}

const orders: Record<string, string> = {
  sub: 'user_count DESC, id DESC',
  recom: 'id DESC',
}

function listCourses({ sandbox, input }: Call) {
  const request = readPage(input, 16)
  const categoryId = input.int('category_id', 0)
  const scene = input.text('scene')
  const rows = selectPage<CourseRow>(
    sandbox.store,
    {
      from: `courses WHERE is_show = 1 AND published_at <= ? AND (is_free = 1 OR ? <> 'free')
        AND (is_rec = 1 OR ? <> 'recom')
        AND (? = 0 OR category_id = ? OR category_id IN (SELECT id FROM categories WHERE parent_id = ?))`,
      order: orders[scene] ?? 'published_at DESC, id DESC',
      cells: [sandbox.clock.seconds(), scene, scene, categoryId, categoryId, categoryId],
    },
    request,
  )
  return pageFull(rows, request, 'api/v2/courses', (course) => courseListRow(sandbox, course))
}
