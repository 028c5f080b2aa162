import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { hasAccess, openCourse } from '../courses/course-row'
import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'
import { badParameter, notFound, refuse } from '../wire/api-failure'

const hour = 3600

interface AttachmentRow {
  id: number
  file: string
}

/** Download URLs of attachments, which work once, and the downloads. */
export const attachmentRoutes: Route[] = [
  memberRoute(
    'GET',
    '/api/v3/course/:courseId{[0-9]+}/attach/:id{[0-9]+}',
    ({ c, sandbox, member }) => {
      const { store, cache, publicUrl } = sandbox
      const course = openCourse(sandbox, Number(c.req.param('courseId')))
      if (!hasAccess(sandbox, course, member)) throw refuse('请购买课程')
      const attachment = store.one<AttachmentRow>(
        'SELECT * FROM attachments WHERE id = ? AND course_id = ?',
        Number(c.req.param('id')),
        course.id,
      )
      if (!attachment) throw notFound()
      const sign = randomText(20)
      cache.put(`download:${sign}`, String(attachment.id), hour)
      return { download_url: `${publicUrl}/api/v3/course/attach-download?sign=${sign}` }
    },
  ),

  publicRoute('GET', '/api/v3/course/attach-download', async ({ sandbox, input }) => {
    const id = sandbox.cache.take(`download:${input.text('sign')}`)
    if (id === null) throw badParameter()
    const attachment = sandbox.store.one<AttachmentRow>(
      'SELECT * FROM attachments WHERE id = ?',
      Number(id),
    )
    if (!attachment) throw notFound()
    return new Response(await storedFile(sandbox, attachment.file), {
      headers: {
        'Content-Type': getMimeType(attachment.file) ?? 'application/octet-stream',
        // As in production, this is the storage name, not the name of the attachment.
        'Content-Disposition': `attachment; filename="${basename(attachment.file)}"`,
      },
    })
  }),
]

async function storedFile(
  { publicFolder, filesFolder }: Sandbox,
  file: string,
): Promise<Buffer<ArrayBuffer>> {
  for (const folder of [filesFolder, publicFolder]) {
    try {
      return await readFile(join(folder, file))
    } catch {
      // Try the next folder.
    }
  }
  throw refuse('源文件不存在')
}
