import type { Message } from '../../models/account'
import { instant, toNumber, filledText, text } from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { nothingToNull, sent } from '../../wire/sent'

const message = record({
  id: filledText,
  data: record({ message: text }),
  read_at: instant,
  created_at: instant,
})

export const readMessages = pageReader(message, ({ id, data, read_at, created_at }): Message => ({
  id,
  text: data.message,
  readAt: read_at,
  createdAt: created_at,
}))

/** Reads the number of unread messages; `[]` means 0. */
export const readUnreadCount = reader(
  sent((data) => (nothingToNull(data) === null ? 0 : toNumber(data)), 'number'),
  (count) => Math.max(0, Math.floor(count)),
)
