import { normalizeKeywords } from '@shuyuan/ui'
import * as v from 'valibot'

/** Treats malformed values as unset, so that the page still opens. */
function field<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

const filled = v.pipe(v.string(), v.nonEmpty())

const text = field(filled)

/** A positive integer. Links pass a number, URLs a string. */
const count = field(
  v.pipe(
    v.custom<number>((value) => typeof value === 'number' || typeof value === 'string'),
    v.transform(String),
    v.digits(),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(999_999_999),
  ),
)

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  field(v.picklist(choices))

/** Limits text from a URL, which can have thousands of characters. */
function truncate(value: string, maxLength: number): string {
  // Does not split surrogate pairs.
  return Array.from(value).slice(0, maxLength).join('')
}

/** Message of another site, truncated to 200 characters. */
const externalMessage = field(
  v.pipe(
    filled,
    v.transform((all) => {
      const shown = truncate(all, 200)
      return shown === all ? shown : `${shown}…`
    }),
  ),
)

/** `?redirect=`, unchecked. Pass it to `safeRedirectTarget` before use. */
export const redirectSearch = v.object({ redirect: text })

/** `?page=`, from 1. */
export const pageSearch = v.object({ page: count })

/** Filters of the course list. */
export const courseListSearch = v.object({
  cid: count,
  child: count,
  scene: oneOf(['free', 'sub']),
  page: count,
})

export type CourseListSearch = v.InferOutput<typeof courseListSearch>

/** Converts the filters of the course list to API input. */
export function courseListInput(search: CourseListSearch) {
  const { cid, child, scene, page } = search
  return { page: page ?? 1, categoryId: child ?? cid ?? 0, scene: scene ?? '' } as const
}

/** `?tab=`: 2 description, 3 outline, 4 comments, 5 attachments. */
export const courseSearch = v.object({ tab: oneOf(['2', '3', '4', '5']) })

/** `?tab=` of a lesson, which the first tab omits, and `?t=`, the second at which it starts. */
export const lessonSearch = v.object({
  tab: oneOf(['transcript', 'notes', 'comments', 'attachments']),
  t: count,
})

/** `?id=` of an announcement. */
export const announcementSearch = v.object({ id: count, page: count })

/** Search keywords, limited like the search box. */
export const searchSearch = v.object({
  keywords: field(
    v.pipe(
      filled,
      v.transform((keywords) => truncate(normalizeKeywords(keywords), 100)),
    ),
  ),
  type: oneOf(['vod', 'video']),
  page: count,
})

/** Messages of other sites. `login_err_msg` is that of a failed third-party sign-in. */
export const errorSearch = v.object({ login_err_msg: externalMessage, msg: externalMessage })

/** List and page of the study center. */
export const studySearch = v.object({ tab: oneOf(['bought', 'favorites']), page: count })

/** Tab of the user center, and the result of a third-party account binding. */
export const memberSearch = v.pipe(
  v.object({
    tab: oneOf(['identity']),
    action: oneOf(['bind']),
    login_code: text,
    login_err_msg: externalMessage,
  }),
  v.transform((search) =>
    search.action === 'bind' ? search : { ...search, login_code: undefined },
  ),
)

/** Goods to order. Name and price always come from the server. */
export const orderSearch = v.object({ goods_type: text, goods_id: text })

/** Order to show. The amount that a payment provider adds is not trusted. */
export const orderSuccessSearch = v.object({ orderId: text })

/** Order to pay and its goods. An amount in the URL is not trusted. */
export const orderPaySearch = v.object({ orderId: text, payUrl: text, type: text, id: text })
