import type { MemberCall, Route } from '../auth/route'
import { memberRoute } from '../auth/route'
import type { CourseRow } from '../courses/course-row'
import { hasBought } from '../courses/course-row'
import { lessonsOf } from '../courses/lesson-row'
import type { Sandbox } from '../sandbox'
import { unexpected } from '../wire/api-failure'
import { purchasedCourseRow } from '../wire/course'
import { pageTotal, readPage, selectPage } from '../wire/pages'
import type { CourseRecordRow } from '../wire/study'
import { recordColumns, studyColumns, watchRecord } from '../wire/study'
import { dtIso, dtLocal, dtRaw, orNull } from '../wire/time'

interface OwnedRow {
  course_id: number
  charge: number
  created_at: number
}

/** A member's bought, learned and favorite courses, and the learned lessons of a course. */
export const studyRoutes: Route[] = [
  memberRoute('GET', '/api/v3/member/courses', ({ sandbox, input, member }) => {
    const rows = selectPage<OwnedRow>(
      sandbox.store,
      ofMember('user_courses', 'created_at DESC, id DESC', member.id),
      readPage(input, 10, 'size'),
    )
    return pageTotal(rows, ({ course_id, charge, created_at }) => ({
      course_id,
      user_id: member.id,
      charge,
      created_at: dtRaw(created_at),
      watch_record: watchRecord(sandbox, member.id, course_id),
      ...studyColumns(sandbox, member.id, course_id),
    }))
  }),

  memberRoute('GET', '/api/v3/member/courses/learned', ({ sandbox, input, member }) => {
    const rows = selectPage<CourseRecordRow>(
      sandbox.store,
      ofMember('course_records', 'updated_at DESC, id DESC', member.id),
      readPage(input, 10, 'size'),
    )
    return pageTotal(rows, (row) => ({
      ...recordColumns(row),
      is_subscribe: Number(hasBought(sandbox, row.course_id, member.id)),
      ...studyColumns(sandbox, member.id, row.course_id),
    }))
  }),

  memberRoute('GET', '/api/v3/member/courses/like', ({ sandbox, input, member }) => {
    const rows = selectPage<Omit<OwnedRow, 'charge'>>(
      sandbox.store,
      ofMember('course_likes', 'created_at DESC, course_id DESC', member.id),
      readPage(input, 10, 'size'),
    )
    return pageTotal(rows, ({ course_id, created_at }) => ({
      course_id,
      user_id: member.id,
      created_at: dtIso(created_at),
      watch_record: watchRecord(sandbox, member.id, course_id),
      ...studyColumns(sandbox, member.id, course_id),
    }))
  }),

  memberRoute('GET', '/api/v3/member/learned/course/:courseId', listLearned),

  memberRoute('GET', '/api/v2/member/courses', ({ sandbox, input, member }) => {
    const request = readPage(input, 5)
    const { rows, total } = selectPage<OwnedRow>(
      sandbox.store,
      ofMember('user_courses', 'created_at DESC, id DESC', member.id),
      request,
    )
    // Pages count purchases but list courses, so a course that was bought twice appears once.
    const courses = coursesByPublishing(sandbox, new Set(rows.map(({ course_id }) => course_id)))
    return {
      current_page: request.page,
      total,
      data: courses.map((course) => purchasedCourseRow(sandbox, course)),
    }
  }),
]

function ofMember(table: string, order: string, memberId: number) {
  return { from: `${table} WHERE user_id = ?`, order, cells: [memberId] }
}

function coursesByPublishing({ store }: Sandbox, ids: Set<number>): CourseRow[] {
  return store
    .all<CourseRow>('SELECT * FROM courses ORDER BY published_at DESC, id DESC')
    .filter(({ id }) => ids.has(id))
}

interface LessonRecordRow {
  watch_seconds: number
  watched_at: number | null
  created_at: number
}

/**
 * Sorts lessons by publication date. As in production, the result is an object keyed by stored
 * position if the stored order differs.
 */
function listLearned({ c, sandbox, member }: MemberCall) {
  const text = c.req.param('courseId') ?? ''
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw unexpected()
  const sorted = lessonsOf(sandbox, Number(text))
  const positions = new Map(
    [...sorted].sort((a, b) => a.id - b.id).map((lesson, position) => [lesson.id, position]),
  )
  const entries = sorted.map(({ id, title, duration, published_at }) => {
    const record = sandbox.store.one<LessonRecordRow>(
      'SELECT * FROM video_records WHERE user_id = ? AND video_id = ?',
      member.id,
      id,
    )
    const row = {
      id,
      title,
      duration,
      published_at: dtRaw(published_at),
      watch_record: record ? learnedRecord(record) : null,
    }
    return [positions.get(id) ?? 0, row] as const
  })
  const isInOrder = entries.every(([position], index) => position === index)
  return isInOrder ? entries.map(([, row]) => row) : Object.fromEntries(entries)
}

/** As in production, the times of one object are in two time zones. */
function learnedRecord({ watch_seconds, watched_at, created_at }: LessonRecordRow) {
  return {
    watch_seconds,
    watched_at: orNull(watched_at, (seconds) => dtLocal(seconds, 'utc+8')),
    created_at: dtLocal(created_at, 'utc'),
  }
}
