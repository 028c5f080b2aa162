import * as v from 'valibot'

/** Malformed values of a URL count as not set, so that the page still opens. */
function field<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

const filled = v.pipe(v.string(), v.nonEmpty())

const text = field(filled)

/** A number from 1 on. Links pass it as a number, URLs as text. */
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

/** The first characters of a text; a URL can hold thousands. */
function start(value: string, most: number): string {
  // Ends between characters: half of a pair would be shown as a question mark.
  return Array.from(value).slice(0, most).join('')
}

/** Words of another site: at most 200 characters, with a sign where there were more. */
const words = field(
  v.pipe(
    filled,
    v.transform((all) => {
      const shown = start(all, 200)
      return shown === all ? shown : `${shown}…`
    }),
  ),
)

/** `?redirect=`: unchecked; its users pass it to `safeRedirectTarget`. */
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

/** What {@link courseListSearch} reads. */
export type CourseListSearch = v.InferOutput<typeof courseListSearch>

/** The query that the filters of the course list mean. */
export function courseListInput(search: CourseListSearch) {
  const { cid, child, scene, page } = search
  return { page: page ?? 1, categoryId: child ?? cid ?? 0, scene: scene ?? '' } as const
}

/** `?tab=`: 2 description, 3 outline, 4 comments, 5 attachments. */
export const courseSearch = v.object({ tab: oneOf(['2', '3', '4', '5']) })

/** `?tab=` of a lesson: its comments or the files of its course in place of the first tab. */
export const lessonSearch = v.object({ tab: oneOf(['comments', 'attachments']) })

/** `?id=` of an announcement. */
export const announcementSearch = v.object({ id: count, page: count })

/** What is searched for: no more than the search box takes. */
export const searchSearch = v.object({
  keywords: field(
    v.pipe(
      filled,
      v.transform((keywords) => start(keywords.trim(), 100)),
    ),
  ),
  type: oneOf(['vod', 'video']),
  page: count,
})

/** Words of the other side; `login_err_msg` are those of a failed sign-in. */
export const errorSearch = v.object({ login_err_msg: words, msg: words })

/** Which study list, which page. */
export const studySearch = v.object({ tab: oneOf(['bought', 'favorites']), page: count })

/** Tab of the user center, and what a third party sends back to it after a binding. */
export const memberSearch = v.pipe(
  v.object({
    tab: oneOf(['identity']),
    action: oneOf(['bind']),
    login_code: text,
    login_err_msg: words,
  }),
  v.transform((search) =>
    search.action === 'bind' ? search : { ...search, login_code: undefined },
  ),
)

/** What is ordered; name and price always come from the server. */
export const orderSearch = v.object({ goods_type: text, goods_id: text })

/** Which order ended; the amount that a payment provider adds is not trusted. */
export const orderSuccessSearch = v.object({ orderId: text })

/** Which order is waited for, and what it bought; an amount in the URL is not trusted. */
export const orderPaySearch = v.object({ orderId: text, payUrl: text, type: text, id: text })
