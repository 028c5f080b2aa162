import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call, Route } from '../auth/route'
import { memberRoute } from '../auth/route'
import { imageExtension } from '../members/image-kind'
import type { Sandbox } from '../sandbox'
import { refuse } from '../wire/api-failure'

const kilobyte = 1024

/** Uploads of avatars and other images. */
export const uploadRoutes: Route[] = [
  memberRoute('POST', '/api/v2/member/detail/avatar', async (call) => {
    const { sandbox, member } = call
    const image = await readImage(call, 1024 * kilobyte, '文件不能超过1M')
    const path = await storeImage(sandbox, 'avatars', image)
    sandbox.store.run('UPDATE users SET avatar = ? WHERE id = ?', path, member.id)
  }),

  memberRoute('POST', '/api/v2/upload/image', async (call) => {
    const { sandbox } = call
    const image = await readImage(call, 2048 * kilobyte, '文件不能超过2M')
    const path = await storeImage(sandbox, 'images', image)
    return {
      path: path.slice(1),
      url: sandbox.publicUrl + path,
      disk: 'local',
      name: image.name,
      expired_time: sandbox.clock.seconds() + 7200,
      encryptData: randomUUID(),
      media_image_id: Number.parseInt(randomUUID().slice(0, 6), 16),
    }
  }),
]

interface Image {
  name: string
  extension: string
  bytes: Uint8Array
}

async function readImage({ input }: Call, limit: number, tooBig: string): Promise<Image> {
  const file = input.file('file')
  if (!file) throw refuse('请上传文件')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const extension = imageExtension(bytes)
  const errors = [extension === null ? '请上传图片文件' : null, file.size > limit ? tooBig : null]
  const reasons = errors.filter((error) => error !== null)
  if (extension === null || reasons.length > 0) throw refuse(reasons.join(','))
  return { name: file.name, extension, bytes }
}

/** Stores an image in the upload folder and returns the path of its URL. */
async function storeImage({ uploadFolder }: Sandbox, kind: string, { extension, bytes }: Image) {
  const name = `${randomUUID()}.${extension}`
  await mkdir(join(uploadFolder, kind), { recursive: true })
  await writeFile(join(uploadFolder, kind, name), bytes)
  return `/uploads/${kind}/${name}`
}
