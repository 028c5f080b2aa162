import type { InferOutput } from 'valibot'
import type { FriendLink } from '../models/site'
import { toHref } from '../wire/urls'
import { integer, filledText } from '../wire/scalars'
import { reader } from '../wire/reader'
import { record } from '../wire/record'
import { rows } from '../wire/rows'

/** The footer's friendly links on the wire, which come alone and with the config. */
export const friendLinkRows = rows(record({ id: integer, name: filledText, url: filledText }))

/** The friendly links as model; one that leads nowhere safe is left out. */
export const toFriendLinks = (wire: InferOutput<typeof friendLinkRows>): FriendLink[] =>
  wire.flatMap(({ id, name, url }) => {
    const href = toHref(url)
    return href ? [{ id, name, url: href }] : []
  })

/** Reads the footer's friendly links. */
export const readFriendLinks = reader(friendLinkRows, toFriendLinks)
