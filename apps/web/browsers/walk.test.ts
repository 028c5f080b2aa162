import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Sandbox } from '../e2e/shared/sandbox'
import { freePort, startRenderingServer, startSandbox } from '../e2e/shared/stack'
import { button, field, heading, link, linkTo, patienceMs, text, type Browser } from './browser'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

const course = 4
/** A lesson of eight minutes. */
const lesson = 404
const otherCourse = 7

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_, startBrowser) => {
  let site: Awaited<ReturnType<typeof startRenderingServer>>
  let api: Awaited<ReturnType<typeof startSandbox>>
  let browser: Browser
  let sandbox: Sandbox
  let member: Awaited<ReturnType<Sandbox['newMember']>>

  beforeAll(async () => {
    const apiPort = await freePort(24_000)
    api = await startSandbox(apiPort, `http://127.0.0.1:${apiPort + 2}`)
    site = await startRenderingServer(api.apiUrl, { freshSeconds: 0 })
    sandbox = new Sandbox(api.apiUrl)
    member = await sandbox.newMember({ courses: [course] })
    browser = await startBrowser()
  })

  afterAll(async () => {
    await browser.quit()
    await Promise.all([site.stop(), api.stop()])
  })

  const open = (path: string) => browser.open(site.siteUrl + path)
  const path = () => browser.read('location.pathname')
  const position = () => browser.read("document.querySelector('video').currentTime")
  const eventually = (check: () => Promise<void>) => vi.waitFor(check, 2 * patienceMs)
  // With unread messages, its name has more words.
  const account = () => `//header//button[contains(., '${member.nickName}')]`
  const records = (second: number) =>
    eventually(async () => {
      const { seconds } = await sandbox.progress(member.token, lesson)
      expect(seconds).toBeGreaterThanOrEqual(second)
    })
  const hasStalled = () =>
    browser.read("[...document.querySelectorAll('button')].some((b) => b.textContent === '重试')")
  /** WebKit in Debian sometimes stops loading a video, which the player reports. */
  const plays = (second: number) =>
    vi.waitFor(async () => {
      if (await hasStalled()) await browser.click(button('重试'))
      expect(await position()).toBeGreaterThan(second)
    }, 4 * patienceMs)

  test('a learner finds, watches and buys a course', async () => {
    // A visitor looks around.
    await open('/')
    await browser.click(`//nav${linkTo('/courses')}`)
    await browser.waitFor(heading('全部课程'))
    const courses = await browser.read("document.querySelector('main').textContent")
    await browser.click(`//main${link('免费')}`)
    await eventually(async () => expect(await browser.read('location.search')).toContain('free'))
    await browser.back()
    await eventually(async () =>
      expect(await browser.read("document.querySelector('main').textContent")).toBe(courses),
    )
    // The list was left before it was hydrated. Safari shows it as it was.
    await eventually(async () =>
      expect(await browser.read('window.shuyuanQueuedClicks === undefined')).toBe(true),
    )
    await browser.click('(//main//article//a)[1]')
    await browser.waitFor("//*[@role='tab'][contains(., '课程目录')]")
    await browser.type(`//header${field('关键字')}`, 'Python')
    await browser.click(`//header${button('搜索')}`)
    await browser.waitFor(heading('搜索结果'))

    // The dialog is opened before the page is interactive.
    await open('/vip')
    await browser.click(`//header${button('登录')}`)
    await browser.type(field('手机号'), member.mobile)
    await browser.type(field('密码'), member.password)
    await browser.click(button('立即登录'))
    await browser.waitFor(account())
    expect(await path()).toBe('/vip')

    // A lesson plays, and its position is recorded when the learner leaves.
    await open(`/courses/video/${lesson}`)
    await browser.click(`//*[@aria-label='视频播放器']${button('播放')}`)
    await plays(3)
    await browser.click(`//header${linkTo('/study-center')}`)
    await browser.waitFor(text('接着学'))
    await records(2)
    expect(browser.errors()).toEqual([])

    // Closing the tab loses at most five seconds, and the next page sends the rest.
    await open(`/courses/video/${lesson}`)
    await browser.click(`//*[@aria-label='视频播放器']${button('播放')}`)
    await plays(12)
    const seen = Number(await position())
    await browser.closeTab()
    await open('/study-center')
    await records(seen - 5)

    // An order.
    await open(`/courses/detail/${otherCourse}`)
    await browser.click(`(//main//a[contains(., '购买课程')])[1]`)
    await browser.click(`//main//button[@role='checkbox']`)
    await browser.click(button('提交订单'))
    await browser.waitFor(text('收银台'))
    await open('/member/orders')
    await browser.waitFor(text('待支付'))

    await browser.click(account())
    await browser.click(`//*[@role='menuitem'][contains(., '退出')]`)
    await browser.waitFor(`//header${button('登录')}`)
    expect(browser.errors()).toEqual([])
  }, 240_000)
})
