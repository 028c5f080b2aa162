import { agreeToOrder, orderElsewhere } from '../../buying/buying'
import { expect } from '../../shared/fixtures'
import type { Sandbox } from '../../shared/sandbox'
import {
  aLearner,
  glance,
  main,
  opening,
  withCourses,
  type Learner,
  type Scene,
  type Visit,
} from '../scene'

async function withMessage(sandbox: Sandbox): Promise<Learner> {
  const learner = await sandbox.newMember()
  await sandbox.message(learner.mobile, '订单已支付')
  return learner
}

async function withFavorite(sandbox: Sandbox): Promise<Learner> {
  const learner = await sandbox.newMember()
  await fetch(`${sandbox.apiUrl}/api/v2/course/4/like`, {
    headers: { Authorization: `Bearer ${learner.token}` },
  })
  return learner
}

async function withLearnedCourse(sandbox: Sandbox): Promise<Learner> {
  const learner = await sandbox.newMember({ courses: [4] })
  // Opening a lesson adds its course to the list.
  await fetch(`${sandbox.apiUrl}/api/v2/video/404`, {
    headers: { Authorization: `Bearer ${learner.token}` },
  })
  await sandbox.watched(learner.token, 404, 5)
  return learner
}

/** Creates more read messages than fit on the first page, so that the unread count requests older ones. */
async function withOldMessages(sandbox: Sandbox): Promise<Learner> {
  const learner = await sandbox.newMember()
  for (let index = 0; index < 12; index += 1) await sandbox.message(learner.mobile, '订单已支付')
  await fetch(`${sandbox.apiUrl}/api/v2/member/notificationMarkAllAsRead`, {
    headers: { Authorization: `Bearer ${learner.token}` },
  })
  return learner
}

const unread = ({ page }: Visit) => page.getByRole('button', { name: /未读.*订单已支付/ })
const readAll = ({ page }: Visit) => page.getByRole('button', { name: '全部标为已读' })
const orderPath = '/order?goods_type=vod&goods_id=4'
const promoField = ({ page }: Visit) => page.getByRole('textbox', { name: '优惠码' })
const checkPromo = ({ page }: Visit) => page.getByRole('button', { name: '使用优惠码' }).click()
const submitOrder = ({ page }: Visit) => page.getByRole('button', { name: '提交订单' }).click()
const rows = { shows: (page: Visit['page']) => main(page).getByRole('article') }

export const memberScenes: readonly Scene[] = [
  opening('getUnreadCount', {
    learner: withOldMessages,
    path: '/courses',
    isQuiet: true,
    ...rows,
  }),
  opening('listMessages', {
    learner: withMessage,
    path: '/member/messages',
    shows: (page) => main(page).getByText('订单已支付'),
  }),
  {
    operation: 'markMessageRead',
    learner: withMessage,
    prepare: async ({ page }) => {
      await page.goto('/member/messages')
    },
    act: (visit) => unread(visit).click(),
    retry: (visit) => unread(visit).click(),
    works: async (visit) => {
      await expect(unread(visit)).toHaveCount(0, glance)
    },
  },
  {
    operation: 'markAllMessagesRead',
    learner: withMessage,
    prepare: async ({ page }) => {
      await page.goto('/member/messages')
    },
    act: (visit) => readAll(visit).click(),
    retry: (visit) => readAll(visit).click(),
    works: async (visit) => {
      await expect(readAll(visit)).toBeDisabled(glance)
    },
  },
  opening('listCreditRecords', {
    learner: aLearner,
    path: '/member/credit1-free',
    shows: (page) => main(page).getByText(/注册送/),
  }),
  opening('listOrders', {
    learner: withCourses(4),
    path: '/member/orders',
    shows: (page) => main(page).getByText(/已支付|暂无订单/),
  }),
  opening('listVipPurchases', {
    learner: (sandbox) => sandbox.newMember({ formerPlanId: 1 }),
    path: '/member',
    isQuiet: true,
    shows: (page) => main(page).getByRole('button', { name: '修改昵称' }),
  }),
  opening('listBoughtCourses', {
    learner: withCourses(4),
    path: '/study-center?tab=bought',
    ...rows,
  }),
  opening('listLearnedCourses', { learner: withLearnedCourse, path: '/study-center', ...rows }),
  opening('listFavoriteCourses', {
    learner: withFavorite,
    path: '/study-center?tab=favorites',
    ...rows,
  }),
  {
    operation: 'listLearnedLessons',
    learner: withLearnedCourse,
    prepare: async ({ page }) => {
      await page.goto('/study-center')
    },
    act: ({ page }) => main(page).getByRole('button', { name: '学习进度' }).first().click(),
    works: async ({ page }) => {
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible(glance)
    },
  },
  {
    operation: 'checkPromoCode',
    learner: aLearner,
    prepare: async (visit) => {
      await visit.page.goto(orderPath)
      await promoField(visit).fill('WELCOME20')
    },
    act: checkPromo,
    retry: checkPromo,
    works: async ({ page }) => {
      await expect(page.getByText(/立减/)).toBeVisible(glance)
    },
    keeps: async (visit) => {
      await expect(promoField(visit)).toHaveValue('WELCOME20')
    },
  },
  {
    operation: 'createOrder',
    learner: aLearner,
    // Without a reply the page cannot know whether the order exists.
    words: /未收到上次提交的结果/,
    prepare: async ({ page }) => {
      await page.goto(orderPath)
      await agreeToOrder(page)
    },
    act: submitOrder,
    retry: async (visit) => {
      const again = visit.page.getByRole('button', { name: '重新提交' })
      if (await again.isVisible()) {
        await again.click()
        await agreeToOrder(visit.page)
      }
      await submitOrder(visit)
    },
    works: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible(glance)
    },
  },
  {
    operation: 'getOrderStatus',
    learner: aLearner,
    words: /暂时无法查询支付结果/,
    prepare: async ({ page, sandbox, learner }) => {
      const goods = { goods_type: 'COURSE', goods_id: 4 }
      const order = await orderElsewhere(sandbox, learner?.token ?? '', goods)
      const { order_no: orderId, pay_url: payUrl = '' } = order
      await page.goto(`/order/pay?${new URLSearchParams({ orderId, payUrl })}`)
      await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
    },
    act: async () => undefined,
    works: async ({ page }) => {
      await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible(glance)
    },
  },
]
