import type { InferOutput } from 'valibot'
import type { Announcement } from '../../models/content'
import { instant, integer, numberOrZero, text, textOrEmpty } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { orNone, record } from '../../wire/record'
import { pageReader } from '../../wire/page-reader'

const announcement = record({
  id: integer,
  title: text,
  announcement: textOrEmpty,
  view_times: numberOrZero,
  created_at: instant,
})

const toAnnouncement = (wire: InferOutput<typeof announcement>): Announcement => ({
  id: wire.id,
  title: wire.title,
  html: wire.announcement,
  viewCount: wire.view_times,
  createdAt: wire.created_at,
})

export const readAnnouncement = reader(announcement, toAnnouncement)

/** Reads the latest announcement; `[]` means that there is none. */
export const readLatestAnnouncement = reader(orNone(announcement), (wire) =>
  wire ? toAnnouncement(wire) : null,
)

export const readAnnouncements = pageReader(announcement, toAnnouncement)
