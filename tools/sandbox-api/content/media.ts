import type { ContentMedia } from '../src/content-shape'

const lectureSegmentSeconds = 34
const lectureSegmentCounts = [12, 14, 16, 18, 20, 22, 24, 26, 28, 31, 33, 35] as const

type LectureKey = `lecture-${(typeof lectureSegmentCounts)[number]}`

/** Names of the media that lessons refer to. */
export type MediaKey =
  | 'hls'
  | 'captioned'
  | 'mp4'
  | 'short'
  | 'talk'
  | 'iframe'
  | 'none'
  | LectureKey

const embedSnippet =
  '<iframe src="/media/embed.html" width="100%" height="100%" frameborder="0" allow="autoplay; fullscreen" allowfullscreen title="站外播放器"></iframe>'

/** Lectures: one long stream, cut after the number of segments in the key. */
export const lectures = lectureSegmentCounts.map((count) => ({
  key: `lecture-${count}` as const satisfies LectureKey,
  seconds: count * lectureSegmentSeconds,
}))

function lectureMedia({ key, seconds }: (typeof lectures)[number]): ContentMedia {
  return {
    urls: [
      {
        url: `/media/lecture/480p/${key}.m3u8`,
        format: 'm3u8',
        name: 'SD',
        duration: seconds,
        height: 480,
        width: 854,
      },
      {
        url: `/media/lecture/240p/${key}.m3u8`,
        format: 'm3u8',
        name: 'LD',
        duration: seconds,
        height: 240,
        width: 426,
      },
    ],
  }
}

function introduction(folder: string): ContentMedia {
  const shared = { format: 'm3u8', duration: 75 }
  return {
    urls: [
      { ...shared, url: `/media/${folder}/720p.m3u8`, name: 'HD', height: 720, width: 1280 },
      { ...shared, url: `/media/${folder}/360p.m3u8`, name: 'SD', height: 360, width: 640 },
    ],
  }
}

/** Durations in seconds, where known. */
export const mediaSeconds: Partial<Record<MediaKey, number>> = {
  hls: 75,
  captioned: 75,
  mp4: 45,
  short: 12,
  talk: 500,
  ...Object.fromEntries(lectures.map(({ key, seconds }) => [key, seconds])),
}

/** Play URLs by key. */
export const media: Record<string, ContentMedia> = {
  hls: introduction('hls'),
  // The same video, in playlists that list captions.
  captioned: introduction('captions'),
  mp4: { urls: [{ url: '/media/plain.mp4', format: 'mp4', name: '默认', duration: 0 }] },
  short: { urls: [{ url: '/media/short.mp4', format: 'mp4', name: '默认', duration: 0 }] },
  talk: { urls: [{ url: '/media/talk.mp4', format: 'mp4', name: '默认', duration: 0 }] },
  iframe: { urls: [{ url: embedSnippet, format: '', name: '默认', duration: 0 }] },
  none: { urls: [] },
  ...Object.fromEntries(lectures.map((lecture) => [lecture.key, lectureMedia(lecture)])),
}
