import { fallback, unknown } from 'valibot'
import type { HomeBlock } from '../models/content'
import { integer } from '../wire/number'
import { reader } from '../wire/reader'
import { record } from '../wire/record'
import { rows } from '../wire/rows'
import { text } from '../wire/text'
import { readHomeBlockContent } from './home-block-content'

const block = record({ id: integer, sign: text, config_render: fallback(unknown(), null) })

/**
 * Reads the blocks of the home page in their order. Blocks that are unknown, malformed or have
 * nothing to show are left out.
 */
export const readHomeBlocks = reader(rows(block), (wire, assetBase) =>
  wire.flatMap(({ id, sign, config_render }): HomeBlock[] => {
    const content = readHomeBlockContent(sign, config_render, assetBase)
    return content ? [{ id, ...content }] : []
  }),
)
