import { expect } from '../../shared/fixtures'
import { sendSms } from '../../shared/send-sms'
import { glance, main, needsNewCode, type Scene, type Visit } from '../scene'

const mobile = '13911112222'

async function fillCode({ page, captcha }: Pick<Visit, 'page' | 'captcha'>): Promise<void> {
  await sendSms(main(page), captcha, mobile)
  // The sandbox always accepts this code.
  await main(page).getByRole('textbox', { name: '手机验证码' }).fill('112233')
}

const bind = ({ page }: Visit) => main(page).getByRole('button', { name: '立即绑定' }).click()
const agree = ({ page }: Visit) =>
  page
    .getByRole('dialog', { name: /协议/ })
    .getByRole('button', { name: '同意', exact: true })
    .click()

async function openFaceCheck({ page, sandbox }: Visit): Promise<void> {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/face-check')
}

async function expectFaceCode({ page }: Visit): Promise<void> {
  await expect(main(page).getByRole('img', { name: /二维码/ })).toBeVisible(glance)
}

export const stepScenes: readonly Scene[] = [
  {
    operation: 'bindMobile',
    learner: (sandbox) => sandbox.newMember({ hasMobile: false }),
    prepare: async ({ page, sandbox, captcha }) => {
      await sandbox.configure({ enabled_mobile_bind_alert: 1 })
      await page.goto('/bind-mobile?redirect=%2Fvip')
      await fillCode({ page, captcha })
    },
    act: bind,
    retry: async (visit) => {
      if (await needsNewCode(main(visit.page))) await fillCode(visit)
      await bind(visit)
    },
    works: async ({ page }) => {
      await expect(page).toHaveURL('/vip', glance)
    },
    keeps: async ({ page }) => {
      await expect(main(page).getByRole('textbox', { name: '手机号' })).toHaveValue(mobile)
    },
  },
  {
    operation: 'agreeToAgreements',
    learner: (sandbox) => sandbox.newMember({ agreesToAll: false }),
    prepare: async ({ page }) => {
      await page.goto('/courses')
    },
    act: agree,
    retry: agree,
    works: async ({ page }) => {
      await expect(page.getByRole('dialog')).toBeHidden(glance)
    },
  },
  {
    operation: 'startFaceCheck',
    learner: (sandbox) => sandbox.newMember({ isFaceVerified: false }),
    act: openFaceCheck,
    works: expectFaceCode,
  },
  {
    operation: 'getFaceCheck',
    learner: (sandbox) => sandbox.newMember({ isFaceVerified: false }),
    words: /已过期|失效/,
    isPolled: true,
    prepare: async (visit) => {
      await openFaceCheck(visit)
      await expect(main(visit.page).getByRole('img', { name: /二维码/ })).toBeVisible()
    },
    // The page polls.
    act: async () => undefined,
    retry: ({ page }) =>
      main(page)
        .getByRole('button', { name: /重试|刷新/ })
        .click(),
    works: expectFaceCode,
  },
]
