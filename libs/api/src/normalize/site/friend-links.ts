import type { InferOutput } from 'valibot'
import type { FriendLink } from '../../models/site'
import { toHref } from '../../wire/urls'
import { integer, filledText } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { rows } from '../../wire/rows'

/** Friend links, sent alone or with the config. */
export const friendLinkRows = rows(record({ id: integer, name: filledText, url: filledText }))

/** Converts friend links; drops unsafe URLs. */
export const toFriendLinks = (wire: InferOutput<typeof friendLinkRows>): FriendLink[] =>
  wire.flatMap(({ id, name, url }) => {
    const href = toHref(url)
    return href ? [{ id, name, url: href }] : []
  })

export const readFriendLinks = reader(friendLinkRows, toFriendLinks)
