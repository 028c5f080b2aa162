import { expect, expectSignedIn, expectVisitor, test } from '../shared/fixtures'
import { holdBack } from '../shared/hold-back'
import { sendSms } from '../shared/send-sms'

const exchange = 'POST /api/v3/auth/login/code'

test('the callback page exchanges its code once', async ({ page, sandbox, secrets }) => {
  const code = await sandbox.loginCode('yunzhongke')
  const callback = `/login/callback?login_code=${code}&action=login&redirect=%2Fmember%3Ftab%3Didentity%23top`
  const body = page.waitForRequest((request) => request.url().endsWith('/auth/login/code'))
  await page.goto('/vip?msv=42')
  await page.goto(callback)
  expect((await body).postDataJSON()).toEqual({ code, msv: '42' })
  await expect(page).toHaveURL('/member?tab=identity#top')
  await expectSignedIn(page, '云中客')
  await page.reload()
  await expectSignedIn(page, '云中客')
  await page.goBack()
  await expect(page).toHaveURL('/vip?msv=42')
  await expectSignedIn(page, '云中客')
  await secrets.expectNoTrace(code)

  await page.goto(callback)
  await expect(page).toHaveURL('/member?tab=identity#top')
  expect(await sandbox.countCalls(exchange)).toBe(1)
})

test('only the exchange sends the code, and the history does not keep it', async ({
  page,
  sandbox,
}) => {
  const code = await sandbox.loginCode('yunzhongke')
  const callback = `/login/callback?login_code=${code}&action=login&redirect=%2Fcourses`
  const carriers: string[] = []
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders().catch(() => ({ referer: '' }))
    if (`${request.url()} ${referer} ${request.postData() ?? ''}`.includes(code)) {
      carriers.push(`${request.method()} ${new URL(request.url()).pathname}`)
    }
  })
  await page.goto('/vip')
  await page.goto(callback)
  await expect(page).toHaveURL('/courses')
  await expectSignedIn(page, '云中客')
  const urls: string[] = []
  for (const step of ['goBack', 'goForward'] as const) {
    await page[step]()
    await expectSignedIn(page, '云中客')
    urls.push(page.url() + (await page.evaluate(() => JSON.stringify(history.state))))
  }
  expect(urls.filter((href) => /login_code|action=/.test(href))).toEqual([])
  expect(page.url()).toMatch(/\/courses$/)
  expect(carriers).toEqual(['GET /login/callback', exchange])
})

test('a reload while the code is exchanged does not send it again', async ({ page, sandbox }) => {
  // The reply never reaches this page.
  await holdBack(page, '/api/v3/auth/login/code')
  const code = await sandbox.loginCode('yunzhongke')
  await page.goto(`/login/callback?login_code=${code}&action=login&redirect=%2Fvip`)
  await expect(page.getByRole('heading', { level: 1, name: '正在登录' })).toBeVisible()
  await expect(page).toHaveURL('/login/callback?redirect=%2Fvip')
  await expect.poll(() => sandbox.countCalls(exchange)).toBe(1)
  await page.reload()
  await expect(page.getByText('登录信息已失效，重新登录即可。')).toBeVisible()
  expect(await sandbox.countCalls(exchange)).toBe(1)
  await page.getByRole('link', { name: '重新登录' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fvip')
})

test('on any other page the code is exchanged and removed from the URL', async ({
  page,
  sandbox,
}) => {
  for (const path of ['/', '/courses?scene=free', '/login?redirect=%2Fvip', '/no/such/page']) {
    const code = await sandbox.loginCode('yunzhongke')
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}login_code=${code}&action=login`)
    const lands = path.startsWith('/login') ? '/vip' : path
    await expect(page).toHaveURL(lands)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('shuyuan-user-token') !== null))
      .toBe(true)
    await page.evaluate(() => localStorage.clear())
  }
})

test('a rejected code shows an error with two links', async ({ page, sandbox }) => {
  await page.goto('/login/callback?login_code=never-issued&action=login&redirect=%2Fvip%23plans')
  await expect(page.getByRole('heading', { level: 1, name: '登录未完成' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '已过期' })).toBeVisible()
  await expect(page).toHaveURL('/login/callback?redirect=%2Fvip%23plans')
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
  await page.getByRole('link', { name: '重新登录' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fvip%23plans')
  expect(await sandbox.countCalls(exchange)).toBe(1)
})

test('a first third-party login binds a mobile and continues to the redirect target', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  await sandbox.configure({ enabled_mobile_bind_alert: 1 })
  const code = await sandbox.loginCode('new')
  await page.goto(
    `/login/callback?login_code=${code}&action=login&redirect=%2Fstudy-center%3Ftab%3Dfavorites%23list`,
  )
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/captcha/sms'))
  await sendSms(dialog, captcha, '13966667777')
  expect((await sent).postDataJSON()).toMatchObject({ scene: 'mobile_bind' })
  const smsCode = await sandbox.smsCode('13966667777')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(smsCode)
  await dialog.getByRole('button', { name: '立即绑定' }).click()
  await expect(page).toHaveURL('/study-center?tab=favorites#list')
  await expect(page.getByRole('tab', { name: '收藏课程', selected: true })).toBeVisible()
  expect(await sandbox.countCalls(exchange)).toBe(1)
  await secrets.expectNoTrace(code, smsCode)
})

test('a learner who cancels the mobile binding sees how to continue', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_mobile_bind_alert: 1 })
  const code = await sandbox.loginCode('new')
  await page.goto(`/login/callback?login_code=${code}&action=login`)
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: '重新登录' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expectVisitor(page)
})
