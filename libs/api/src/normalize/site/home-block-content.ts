import { fallback, safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import type { HomeBlock, LinkedImage } from '../../models/content'
import { toHref, toImage } from '../../wire/urls'
import { integer, number, filledText, textOrEmpty, textOrNull } from '../../wire/scalars'
import { record } from '../../wire/record'
import { innerRows } from '../../wire/rows'
import { sent } from '../../wire/sent'
import { courseRow, toCourseSummary } from '../course/course-summary'

type WithoutId<Block> = Block extends unknown ? Omit<Block, 'id'> : never

/** A home block without its ID. */
export type HomeBlockContent = WithoutId<HomeBlock>

/** Reads the content of a kind of block; `null` if there is nothing to show. */
type ReadContent = (config: unknown, assetBase: string) => HomeBlockContent | null

const content =
  <Schema extends GenericSchema>(
    schema: Schema,
    toContent: (wire: InferOutput<Schema>, assetBase: string) => HomeBlockContent | null,
  ): ReadContent =>
  (config, assetBase) => {
    const result = safeParse(schema, config)
    return result.success ? toContent(result.output, assetBase) : null
  }

const images = innerRows(record({ src: filledText, href: textOrNull, url: textOrNull }))

const toImages = (wire: InferOutput<typeof images>, assetBase: string): LinkedImage[] =>
  wire.flatMap(({ src, href, url }) => {
    const image = toImage(src, assetBase)
    return image ? [{ src: image, href: toHref(href ?? url) }] : []
  })

const slider = content(images, (wire, assetBase) => {
  const slides = toImages(wire, assetBase)
  return slides.length > 0 ? { kind: 'slider', slides } : null
})

const courses = content(
  record({ title: textOrEmpty, items: innerRows(courseRow) }),
  ({ title, items }, base) =>
    items.length > 0
      ? { kind: 'courses', title, courses: items.map((item) => toCourseSummary(item, base)) }
      : null,
)

const code = content(record({ html: textOrEmpty }), ({ html }) => ({ kind: 'code', html }))

const layouts = ['v-1', 'v-2', 'v-3', 'v-4', 'v-1-2'] as const

const imageGroup = content(
  record({ v: sent((value) => layouts.find((layout) => layout === value)), items: images }),
  ({ v, items }, assetBase) => {
    const group = toImages(items, assetBase)
    return group.length > 0 ? { kind: 'image-group', layout: v, images: group } : null
  },
)

const gridNav = content(
  record({
    line_count: fallback(integer, 4),
    items: innerRows(record({ name: textOrEmpty, src: filledText, href: textOrNull })),
  }),
  ({ line_count, items }, assetBase) => {
    const entries = items.flatMap(({ name, src, href }) => {
      const image = toImage(src, assetBase)
      return image ? [{ name, src: image, href: toHref(href) }] : []
    })
    const columns = line_count > 0 ? line_count : 4
    return entries.length > 0 ? { kind: 'grid-nav', columns, items: entries } : null
  },
)

const blank = content(record({ height: number, bgcolor: textOrEmpty }), ({ height, bgcolor }) =>
  height > 0 ? { kind: 'blank', height, color: bgcolor } : null,
)

const officialAccount = content(
  record({ name: filledText, desc: textOrEmpty, logo: textOrNull, qrcode: textOrNull }),
  ({ name, desc, logo, qrcode }, assetBase) => ({
    kind: 'official-account',
    name,
    description: desc,
    logo: toImage(logo, assetBase),
    qrCode: toImage(qrcode, assetBase),
  }),
)

/** Readers by the API's name of the block. */
const contentBySign: Readonly<Record<string, ReadContent>> = {
  'pc-slider': slider,
  slider,
  'pc-vod-v1': courses,
  'h5-vod-v1': courses,
  code,
  'image-group': imageGroup,
  'grid-nav': gridNav,
  blank,
  'mp-wechat': officialAccount,
  'h5-gzh-v1': officialAccount,
}

/** Reads the content of a block; `null` for unknown and empty blocks. */
export function readHomeBlockContent(
  sign: string,
  config: unknown,
  assetBase: string,
): HomeBlockContent | null {
  return Object.hasOwn(contentBySign, sign)
    ? (contentBySign[sign]?.(config, assetBase) ?? null)
    : null
}
