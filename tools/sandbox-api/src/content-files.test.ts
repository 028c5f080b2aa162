import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { content } from '../content'

const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const filesFolder = fileURLToPath(new URL('../content/files', import.meta.url))

const { courses, users, blocks, media } = content

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Returns the public paths that have no file. */
function missing(paths: string[]): string[] {
  return paths.filter((path) => !isFile(join(publicFolder, path)))
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function readPublic(path: string): string {
  return readFileSync(join(publicFolder, path), 'utf8')
}

/** Returns the media playlist at a URL. A master playlist resolves to its first quality. */
function segmentsOf(url: string): string {
  const playlist = readPublic(url)
  const [, first] = /#EXT-X-STREAM-INF.*\n(.+)/.exec(playlist) ?? []
  return first === undefined ? playlist : readPublic(join(dirname(url), first))
}

/** Finds image paths in HTML or in the config of a block. */
function imagesIn(text: string): string[] {
  return [...text.matchAll(/\bsrc=\\?"(\/[^"\\]+)/g)].map((match) => match[1] ?? '')
}

describe('files of the content', () => {
  it('has every image', () => {
    const covers = courses.map(({ cover }) => cover).filter((cover) => cover !== '')
    const avatars = users.map(({ avatar }) => avatar).filter((avatar) => avatar !== '')
    const inText = [
      ...courses.map(({ descriptionHtml }) => descriptionHtml),
      ...content.announcements.map(({ html }) => html),
    ].flatMap(imagesIn)
    const slides = [...JSON.stringify(blocks).matchAll(/"src":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    const fixed = ['images/logo.png', 'images/player-thumb.png', 'images/default_avatar.jpg']
    expect(inText.length).toBeGreaterThan(0)
    expect(missing([...covers, ...avatars, ...inText, ...slides, ...fixed])).toEqual([])
  })

  it('has every video, and every segment of a playlist', () => {
    const hrefs = Object.values(media).flatMap(({ urls }) => urls.map(({ url }) => url))
    const videos = hrefs.filter((url) => url.startsWith('/'))
    const pieces = videos
      .filter((url) => url.endsWith('.m3u8'))
      .flatMap((url) =>
        readFileSync(join(publicFolder, url), 'utf8')
          .split('\n')
          .map((row) => /URI="([^"]+)"/.exec(row)?.[1] ?? row)
          .filter((row) => row !== '' && !row.startsWith('#'))
          .map((row) => join(dirname(url), row)),
      )
    expect(pieces.length).toBeGreaterThan(0)
    expect(missing([...videos, ...pieces, 'media/embed.html'])).toEqual([])
  })

  it('lists captions that exist and are not longer than their video', () => {
    const captions = Object.values(media)
      .flatMap(({ urls }) => urls.filter(({ format }) => format === 'm3u8'))
      .flatMap(({ url, duration }) =>
        [...readPublic(url).matchAll(/TYPE=SUBTITLES.*URI="([^"]+)"/g)].map((match) => ({
          duration,
          url: join(dirname(url), match[1] ?? ''),
        })),
      )
    expect(captions.length).toBeGreaterThan(0)
    for (const { url, duration } of captions) {
      const [piece = ''] = /^[^#].*\.vtt$/m.exec(readPublic(url)) ?? []
      const words = readPublic(join(dirname(url), piece))
      expect(words).toMatch(/^WEBVTT\n/)
      const ends = [...words.matchAll(/--> (\d\d):(\d\d)\.\d{3}/g)]
      const last = ends.map((match) => Number(match[1]) * 60 + Number(match[2])).at(-1)
      expect(last).toBeLessThanOrEqual(duration)
    }
  })

  it('has lessons as long as their playlists', () => {
    for (const { urls } of Object.values(media)) {
      for (const { url, duration } of urls.filter(({ format }) => format === 'm3u8')) {
        const playlist = segmentsOf(url)
        const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
          (sum, match) => sum + Number(match[1]),
          0,
        )
        expect(seconds, url).toBeCloseTo(duration, 1)
      }
    }
  })

  it('states the correct size of every attachment', () => {
    const wrong = courses
      .flatMap(({ attachments }) => attachments)
      .filter(
        ({ file, size }) =>
          !isFile(join(filesFolder, file)) || statSync(join(filesFolder, file)).size !== size,
      )
    expect(wrong).toEqual([])
  })

  it('stays small: media below 8 MB, images below 1.5 MB', () => {
    expect(bytesBelow(join(publicFolder, 'media'))).toBeLessThan(8_000_000)
    expect(bytesBelow(join(publicFolder, 'images'))).toBeLessThan(1_500_000)
  })
})
