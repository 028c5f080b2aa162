import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './auth/route'
import { captionsUntil } from './courses/captions-until'
import { trialPlaylist } from './courses/trial-playlist'
import type { Sandbox } from './sandbox'

/** Serves images, media and uploads. Supports range requests. */
export function staticFiles(sandbox: Sandbox): MiddlewareHandler<Env>[] {
  const { publicFolder, uploadFolder } = sandbox
  return [
    transcripts(sandbox),
    playlists(publicFolder),
    nameSegments,
    serveStatic<Env>({ root: publicFolder }),
    uploads(uploadFolder),
  ]
}

/** Sets the media type of stream segments, which the general file server does not know. */
const nameSegments: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (c.req.path.endsWith('.mpegts') && c.res.ok) c.header('Content-Type', 'video/mp2t')
}

/** Caption files by name of the medium. */
const captionFiles: Record<string, string> = {
  hls: 'zh',
  captioned: 'zh',
  mp4: 'plain',
  short: 'short',
  talk: 'talk',
}

/** Serves the captions of lessons as a school's web server does. The API has no field for them. */
function transcripts({ store, publicFolder }: Sandbox): MiddlewareHandler<Env> {
  return async (c, next) => {
    const id = /^\/media\/transcripts\/(\d+)\.vtt$/.exec(c.req.path)?.[1]
    const lesson = store.one<{ media: string; duration: number }>(
      'SELECT media, duration FROM videos WHERE id = ?',
      Number(id),
    )
    if (!lesson) return next()
    const { media, duration } = lesson
    const name = media.startsWith('lecture-') ? 'lecture' : captionFiles[media]
    if (name === undefined) return next()
    const file = await readFile(join(publicFolder, `media/captions/${name}.vtt`), 'utf8')
    const headers = { 'Content-Type': 'text/vtt; charset=utf-8' }
    return c.body(captionsUntil(file, duration), 200, headers)
  }
}

function uploads(folder: string): MiddlewareHandler<Env> {
  const serve = serveStatic<Env>({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/uploads\//, '/'),
  })
  return async (c, next) => {
    if (!c.req.path.startsWith('/uploads/')) return next()
    // An uploaded image may be an SVG that contains a script.
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    return serve(c, next)
  }
}

/**
 * Serves HLS playlists, whose media type the general file server does not know. `?trial=seconds`
 * cuts them, as a media provider would.
 */
function playlists(publicFolder: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const path = normalize(decodeURIComponent(c.req.path))
    if (!path.endsWith('.m3u8') || path.includes('..')) return next()
    const seconds = Number(c.req.query('trial') ?? 0)
    try {
      const playlist = await readFile(join(publicFolder, path), 'utf8')
      return c.body(seconds > 0 ? trialPlaylist(playlist, seconds) : playlist, 200, {
        'Content-Type': 'application/vnd.apple.mpegurl',
      })
    } catch {
      return next()
    }
  }
}
