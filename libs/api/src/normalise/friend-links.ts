import type { FriendLink } from '../models/site'
import { toHref } from '../wire/address'
import { integer } from '../wire/number'
import { reader } from '../wire/reader'
import { record } from '../wire/record'
import { rows } from '../wire/rows'
import { filledText } from '../wire/text'

/** Reads the footer's friendly links; one that leads nowhere safe is left out. */
export const readFriendLinks = reader(
  rows(record({ id: integer, name: filledText, url: filledText })),
  (wire) =>
    wire.flatMap(({ id, name, url }): FriendLink[] => {
      const href = toHref(url)
      return href ? [{ id, name, url: href }] : []
    }),
)
