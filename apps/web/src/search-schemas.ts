import type { CourseScene, StudyList } from '@shuyuan/api'

type RawSearch = Record<string, unknown>

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The first characters of a text that a page shows; an address can hold thousands. */
function start(value: string | undefined, most: number): string | undefined {
  // Ends between characters: half of a pair would be shown as a question mark.
  return value && Array.from(value).slice(0, most).join('')
}

/** Words of another site: as many as are read, with a sign where there were more. */
function words(value: unknown): string | undefined {
  const all = text(value)
  const shown = start(all, 200)
  return shown === all ? shown : `${shown}…`
}

function count(value: unknown): number | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? Number(/^[1-9]\d{0,8}$/.exec(String(value))?.[0]) || undefined
    : undefined
}

function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: unknown,
): Choice | undefined {
  return choices.find((choice) => choice === value)
}

/** `?redirect=`: judged by `returnPath` where it is used. */
export const redirectSearch = (raw: RawSearch): { redirect?: string } => ({
  redirect: text(raw.redirect),
})

/** `?page=`, from 1. */
export const pageSearch = (raw: RawSearch): { page?: number } => ({ page: count(raw.page) })

interface CourseListSearch {
  cid?: number
  child?: number
  scene?: CourseScene
  page?: number
}

/** Filters of the course list. */
export const courseListSearch = (raw: RawSearch): CourseListSearch => ({
  cid: count(raw.cid),
  child: count(raw.child),
  scene: oneOf(['free', 'sub'], raw.scene),
  page: count(raw.page),
})

/** The query that the filters of the course list mean. */
export function courseListInput({ cid, child, scene, page }: CourseListSearch) {
  return { page: page ?? 1, categoryId: child ?? cid ?? 0, scene: scene ?? '' }
}

const courseTabs = ['2', '3', '4', '5'] as const

/** `?tab=`: 2 description, 3 outline, 4 comments, 5 attachments. */
export const courseSearch = (raw: RawSearch): { tab?: (typeof courseTabs)[number] } => ({
  tab: oneOf(courseTabs, raw.tab),
})

/** `?id=` of an announcement. */
export const announcementSearch = (raw: RawSearch): { id?: number; page?: number } => ({
  id: count(raw.id),
  page: count(raw.page),
})

const searchTypes = ['vod', 'video'] as const

/** What is searched for: no more than the search box takes. */
export const searchSearch = (
  raw: RawSearch,
): { keywords?: string; type?: (typeof searchTypes)[number]; page?: number } => ({
  keywords: start(text(raw.keywords)?.trim(), 100),
  type: oneOf(searchTypes, raw.type),
  page: count(raw.page),
})

/** Words of the other side in the address; `login_err_msg` are those of a failed sign-in. */
export const errorSearch = (raw: RawSearch): { login_err_msg?: string; msg?: string } => ({
  login_err_msg: words(raw.login_err_msg),
  msg: words(raw.msg),
})

const studyLists = ['bought', 'liked'] as const satisfies readonly StudyList[]

/** Which study list, which page. */
export const studySearch = (
  raw: RawSearch,
): { tab?: (typeof studyLists)[number]; page?: number } => ({
  tab: oneOf(studyLists, raw.tab),
  page: count(raw.page),
})

/** Tab of the user centre, and what a third party sends back to it after a binding. */
export const memberSearch = (
  raw: RawSearch,
): { tab?: 'identity'; action?: 'bind'; login_code?: string; login_err_msg?: string } => {
  const action = oneOf(['bind'], raw.action)
  return {
    tab: oneOf(['identity'], raw.tab),
    action,
    login_code: action && text(raw.login_code),
    login_err_msg: words(raw.login_err_msg),
  }
}

/** What is ordered; name and price always come from the server. */
export const orderSearch = (raw: RawSearch): { goods_type?: string; goods_id?: string } => ({
  goods_type: text(raw.goods_type),
  goods_id: text(raw.goods_id),
})

/** Which order ended; the amount that a payment provider adds is not believed. */
export const orderSuccessSearch = (raw: RawSearch): { orderId?: string } => ({
  orderId: text(raw.orderId),
})

/** Which order is waited for, and what it bought; an amount in the address is nobody's word. */
export const orderPaySearch = (
  raw: RawSearch,
): { orderId?: string; payUrl?: string; type?: string; id?: string } => ({
  orderId: text(raw.orderId),
  payUrl: text(raw.payUrl),
  type: text(raw.type),
  id: text(raw.id),
})
