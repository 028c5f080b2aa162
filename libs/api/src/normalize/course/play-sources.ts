import type { InferOutput } from 'valibot'
import type { PlaySource } from '../../models/course'
import { number, filledText, textOrEmpty } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { orNone, orNull, record } from '../../wire/record'
import { rows } from '../../wire/rows'

const source = record({
  url: filledText,
  format: textOrEmpty,
  name: textOrEmpty,
  height: orNull(number),
})

/** Reads the playable URLs of a lesson; `[]` if it has no media. */
export const readPlaySources = reader(
  orNone(record({ urls: rows(source) })),
  (wire) => wire?.urls.map(toPlaySource) ?? [],
)

function toPlaySource({ url, format, name, height }: InferOutput<typeof source>): PlaySource {
  // Administrators may type an HTML snippet instead of a URL.
  if (/^\s*</.test(url)) return { kind: 'embed', html: url }
  return { kind: 'stream', url, format: format.toLowerCase(), label: name, height: height || null }
}
