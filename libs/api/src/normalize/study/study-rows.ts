import type { InferOutput } from 'valibot'
import type { StudyEntry, StudyList, StudyRow } from '../../models/course'
import type { Page } from '../../wire/page-reader'
import { toImage } from '../../wire/urls'
import { flag, instant, integer, numberOrZero, price, text, textOrNull } from '../../wire/scalars'
import { pageOf } from '../../wire/rows'
import { reader, type Reader } from '../../wire/reader'
import { orNone, orNull, record } from '../../wire/record'

const watchEntries = { progress: numberOrZero, is_watched: flag }

const course = record({
  id: integer,
  title: text,
  thumb: textOrNull,
  charge: price,
  videos_count: numberOrZero,
})

const row = record({
  ...watchEntries,
  watch_record: orNull(record(watchEntries)),
  is_subscribe: flag,
  learned_count: numberOrZero,
  created_at: instant,
  course_id: numberOrZero,
  // The server sends `[]` for a deleted course.
  course: orNone(course),
  last_view_video: orNull(
    record({
      watch_seconds: numberOrZero,
      watched_at: textOrNull,
      updated_at: instant,
      video: orNull(record({ id: integer, title: text, duration: numberOrZero })),
    }),
  ),
})

type WireRow = InferOutput<typeof row>
type WireCourse = InferOutput<typeof course>

const studyReader = (list: StudyList): Reader<Page<StudyEntry>> =>
  reader(pageOf(row), ({ data, total }, assetBase) => {
    const ids = new Map<string, number>()
    const items = (list === 'learned' ? [...data].sort(byLastView) : data).map((wire) => {
      const entry = toStudyEntry(wire, list, assetBase)
      const times = (ids.get(entry.id) ?? 0) + 1
      ids.set(entry.id, times)
      return times === 1 ? entry : { ...entry, id: `${entry.id} ${times}` }
    })
    return { items, total }
  })

/**
 * Reads a page of a study list. `learned` is sorted by last view here, because the server moves a
 * course up only when a lesson is completed.
 */
export const readStudyRows: Readonly<Record<StudyList, Reader<Page<StudyEntry>>>> = {
  learned: studyReader('learned'),
  bought: studyReader('bought'),
  favorites: studyReader('favorites'),
}

const learnedAt = ({ last_view_video, created_at }: WireRow) =>
  last_view_video?.updated_at ?? created_at ?? ''

const byLastView = (one: WireRow, other: WireRow) => learnedAt(other).localeCompare(learnedAt(one))

function toStudyEntry(wire: WireRow, list: StudyList, assetBase: string): StudyEntry {
  const courseId = wire.course?.id ?? wire.course_id
  const shared = {
    // The rows of a course that was bought twice differ only in this time.
    id: `${courseId} ${wire.created_at ?? ''}`,
    isBought: list === 'bought' || wire.is_subscribe,
    addedAt: wire.created_at,
  }
  if (wire.course === null) return { ...shared, course: null, courseId }
  // A row of `learned` is the watch record; rows of the other lists contain one.
  const watched = list === 'learned' ? wire : wire.watch_record
  return {
    ...shared,
    course: toStudyCourse(wire.course, assetBase),
    learnedCount: wire.learned_count,
    progress: Math.min(100, Math.max(0, watched?.progress ?? 0)),
    isWatched: watched?.is_watched ?? false,
    lastLesson: toLastLesson(wire.last_view_video),
  }
}

function toStudyCourse(wire: WireCourse, assetBase: string): StudyRow['course'] {
  return {
    id: wire.id,
    title: wire.title,
    cover: toImage(wire.thumb, assetBase),
    price: wire.charge,
    lessonCount: wire.videos_count,
  }
}

function toLastLesson(last: WireRow['last_view_video']): StudyRow['lastLesson'] {
  if (!last?.video) return null
  return {
    id: last.video.id,
    title: last.video.title,
    duration: last.video.duration,
    watchedSeconds: Math.max(0, last.watch_seconds),
    isFinished: last.watched_at !== null,
    viewedAt: last.updated_at,
  }
}
