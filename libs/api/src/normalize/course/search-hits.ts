import type { SearchHit } from '../../models/content'
import { toImage } from '../../wire/urls'
import { integer, price, filledText, text, textOrEmpty, textOrNull } from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { record } from '../../wire/record'

const hit = record({
  id: integer,
  resource_type: filledText,
  resource_id: integer,
  title: text,
  p: textOrEmpty,
  short_desc: textOrEmpty,
  thumb: textOrNull,
  charge: price,
})

export const readSearchHits = pageReader(hit, (wire, assetBase): SearchHit => ({
  id: wire.id,
  resourceType: wire.resource_type,
  resourceId: wire.resource_id,
  title: wire.title,
  passage: wire.p,
  shortDescription: wire.short_desc,
  cover: toImage(wire.thumb, assetBase),
  price: wire.charge,
}))
