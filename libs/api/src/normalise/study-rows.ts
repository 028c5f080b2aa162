import type { InferOutput } from 'valibot'
import type { StudyList, StudyRow } from '../models/course'
import type { Page } from '../models/page'
import { toPicture } from '../wire/address'
import { flag } from '../wire/flag'
import { instant } from '../wire/instant'
import { integer, numberOrZero } from '../wire/number'
import { pageOf } from '../wire/rows'
import { reader } from '../wire/reader'
import type { Reader } from '../wire/reader'
import { orNull, record } from '../wire/record'
import { text, textOrNull } from '../wire/text'

const watchEntries = { progress: numberOrZero, is_watched: flag }

const row = record({
  ...watchEntries,
  watch_record: orNull(record(watchEntries)),
  is_subscribe: flag,
  learned_count: numberOrZero,
  created_at: instant,
  course: orNull(
    record({
      id: integer,
      title: text,
      thumb: textOrNull,
      charge: numberOrZero,
      videos_count: numberOrZero,
    }),
  ),
  last_view_video: orNull(
    record({
      watch_seconds: numberOrZero,
      watched_at: textOrNull,
      updated_at: instant,
      video: orNull(record({ id: integer, title: text })),
    }),
  ),
})

const study = (list: StudyList): Reader<Page<StudyRow>> =>
  reader(pageOf(row), ({ data, total }, assetBase) => ({
    items: data.flatMap((item) => toStudyRow(item, list, assetBase)),
    total,
  }))

/** Reads a page of each list of the study centre; rows of deleted courses are left out. */
export const readStudyRows: Readonly<Record<StudyList, Reader<Page<StudyRow>>>> = {
  learned: study('learned'),
  bought: study('bought'),
  liked: study('liked'),
}

function toStudyRow(wire: InferOutput<typeof row>, list: StudyList, assetBase: string): StudyRow[] {
  const { course, last_view_video: last } = wire
  if (!course) return []
  // A row of the first list is the watch record itself, the other lists hold one.
  const watched = list === 'learned' ? wire : wire.watch_record
  return [
    {
      course: {
        id: course.id,
        title: course.title,
        cover: toPicture(course.thumb, assetBase),
        price: course.charge,
        lessonCount: course.videos_count,
      },
      learnedCount: wire.learned_count,
      progress: Math.min(100, Math.max(0, watched?.progress ?? 0)),
      isWatched: watched?.is_watched ?? false,
      isBought: list === 'bought' || wire.is_subscribe,
      lastLesson: last?.video
        ? {
            id: last.video.id,
            title: last.video.title,
            watchedSeconds: Math.max(0, last.watch_seconds),
            isFinished: last.watched_at !== null,
            viewedAt: last.updated_at,
          }
        : null,
      addedAt: wire.created_at,
    },
  ]
}
