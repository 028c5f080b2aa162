import { fallback, unknown } from 'valibot'
import type { HomeBlock } from '../../models/content'
import { integer, textOrEmpty } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { rows } from '../../wire/rows'
import { readHomeBlockContent } from './home-block-content'

// A newly placed block may not have an ID yet.
const block = record({
  id: fallback(integer, 0),
  sign: textOrEmpty,
  config_render: fallback(unknown(), null),
})

export const readHomeBlocks = reader(rows(block), (wire, assetBase) =>
  wire
    .map(({ id, sign, config_render }, index): HomeBlock => ({
      id: id || -1 - index,
      ...(readHomeBlockContent(sign, config_render, assetBase) ?? { kind: 'skipped', sign }),
    }))
    // A block that was placed but not filled in.
    .filter((block) => block.kind !== 'code' || block.html !== ''),
)
