import type { Call, Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import type { CourseRow } from '../courses/course-row'
import type { Sandbox } from '../sandbox'
import { absoluteConfig, absoluteHtml } from '../wire/absolute-url'
import { notFound, refuse } from '../wire/api-failure'
import { blockCourse } from '../wire/block-course'
import { encode } from '../wire/envelope'
import { pageTotal, readPage, selectPage } from '../wire/pages'
import { dtIso } from '../wire/time'

interface AnnouncementRow {
  id: number
  title: string
  html: string
  view_times: number
  created_at: number
}

interface BlockRow {
  id: number
  sign: string
  sort: number
  config: string
}

/** Announcements and page blocks. */
export const contentRoutes: Route[] = [
  publicRoute('GET', '/api/v2/announcement/latest', ({ sandbox }) => {
    const row = sandbox.store.one<AnnouncementRow>('SELECT * FROM announcements ORDER BY id DESC')
    return row ? fullAnnouncement(sandbox, row) : []
  }),

  publicRoute('GET', '/api/v2/announcement/:id{[0-9]+}', ({ c, sandbox }) => {
    const row = sandbox.store.one<AnnouncementRow>(
      'SELECT * FROM announcements WHERE id = ?',
      Number(c.req.param('id')),
    )
    if (!row) throw notFound()
    return fullAnnouncement(sandbox, row)
  }),

  publicRoute('GET', '/api/v2/announcements', ({ sandbox, input }) => {
    const rows = selectPage<AnnouncementRow>(
      sandbox.store,
      { from: 'announcements', order: 'id DESC', cells: [] },
      readPage(input, 10, 'size'),
    )
    return pageTotal(rows, (row) => announcement(sandbox, row))
  }),

  publicRoute('GET', '/api/v2/decorationPage/blocks', listBlocks),
]

function announcement(
  { publicUrl }: Sandbox,
  { id, title, html, view_times, created_at }: AnnouncementRow,
) {
  return {
    id,
    title,
    announcement: absoluteHtml(publicUrl, html),
    view_times,
    created_at: dtIso(created_at),
  }
}

function fullAnnouncement(sandbox: Sandbox, row: AnnouncementRow) {
  return { ...announcement(sandbox, row), admin_id: 1, updated_at: dtIso(row.created_at) }
}

function listBlocks({ sandbox, input }: Call) {
  const page = input.text('page_name')
  if (page === '') throw refuse('page_name参数不能为空')
  const rows = sandbox.store.all<BlockRow>(
    'SELECT * FROM blocks WHERE page = ? ORDER BY sort',
    page,
  )
  return rows.map(({ id, sign, sort, config }) => {
    const parsed: unknown = absoluteConfig(sandbox.publicUrl, JSON.parse(config))
    return {
      id,
      platform: '',
      page: '',
      decoration_page_id: 1,
      sign,
      sort,
      config: encode(parsed),
      config_render: isCourseChoice(parsed) ? renderCourses(sandbox, parsed) : parsed,
    }
  })
}

interface CourseChoice {
  title: string
  courseIds: number[]
}

function isCourseChoice(config: unknown): config is CourseChoice {
  return typeof config === 'object' && config !== null && 'courseIds' in config
}

/** Renders the selected courses in their order and current state; deleted ones are omitted. */
function renderCourses(sandbox: Sandbox, { title, courseIds }: CourseChoice) {
  const items = courseIds
    .map((id) => sandbox.store.one<CourseRow>('SELECT * FROM courses WHERE id = ?', id))
    .filter((course) => course !== undefined)
    .map((course) => blockCourse(sandbox, course))
  return { title, items }
}
