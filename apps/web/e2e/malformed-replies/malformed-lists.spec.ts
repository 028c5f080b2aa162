import { sampleOf } from '@shuyuan/testing/sample'
import { operationOf } from '../failure-matrix/operations'
import { expect, test, visitAs } from '../shared/fixtures'
import { damageReplies } from './damage-replies'

interface List {
  /** Page that shows the list. */
  path: string
  /** Path of the visible text in an item. */
  text: string[]
}

/** Lists of the site by their operation. */
const lists: Record<string, List> = {
  listAnnouncements: { path: '/announcement', text: ['title'] },
  listCategories: { path: '/courses', text: ['name'] },
  listCourses: { path: '/courses', text: ['title'] },
  search: { path: '/search?keywords=Python', text: ['title'] },
  listVipPlans: { path: '/vip', text: ['name'] },
  listComments: { path: '/courses/detail/1?tab=4', text: ['content'] },
  listMessages: { path: '/member/messages', text: ['data', 'message'] },
  listOrders: { path: '/member/orders', text: ['order_id'] },
  listCreditRecords: { path: '/member/credit1', text: ['remark'] },
  listLearnedCourses: { path: '/study-center', text: ['course', 'title'] },
  listBoughtCourses: { path: '/study-center?tab=bought', text: ['course', 'title'] },
  listFavoriteCourses: { path: '/study-center?tab=favorites', text: ['course', 'title'] },
}

const oddItems: readonly unknown[] = [null, 'x', 5, [], {}, { id: {} }, [[null]]]

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns the data of a list reply with other items. */
function withItems(data: unknown, change: (items: readonly unknown[]) => unknown[]): unknown {
  if (Array.isArray(data)) return change(data)
  if (isObject(data) && Array.isArray(data.data)) return { ...data, data: change(data.data) }
  throw new Error('The reply holds no list')
}

/** Changes the items of a list in every reply of an operation. */
function damageList(operation: string, change: (items: readonly unknown[]) => unknown[]) {
  const { pattern } = operationOf(operation)
  return (data: unknown, { pathname }: URL) =>
    pattern.test(pathname) ? withItems(data, change) : data
}

function textOf(item: unknown, text: readonly string[]): string {
  return String(text.reduce((part, key) => (isObject(part) ? part[key] : undefined), item))
}

test.use({
  expectedErrors: /Failed to load resource/,
  contextOptions: { reducedMotion: 'reduce' },
})

const sample = ['listCourses', 'listVipPlans', 'listComments', 'listOrders']
const tested = sampleOf(Object.keys(lists), sample)

for (const [operation, { path, text }] of Object.entries(lists)) {
  if (!tested.includes(operation)) continue

  test(`${operation}: valid items are shown beside malformed ones`, async ({ page, sandbox }) => {
    await visitAs(page, await sandbox.logIn('13800000001'))
    for (const odd of sampleOf(oddItems, [null, oddItems[4]])) {
      let good: string | undefined
      const addOdd = damageList(operation, (items) => {
        good = textOf(items[0], text)
        return [odd, ...items]
      })
      await damageReplies(page, sandbox.apiUrl, addOdd)
      await page.goto(path)
      await expect.poll(() => good).toBeDefined()
      await expect(
        page
          .getByText(good ?? '')
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}
