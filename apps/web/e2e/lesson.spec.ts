import { expect, test, visitAs } from './fixtures'
import { Film } from './film'

const course = 4

test('the end of a lesson leads to the next one, and Back to the one before', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(429)
  await film.play()
  await film.region.getByRole('slider', { name: '播放进度' }).focus()
  await page.keyboard.press('End')
  await film.button('立即播放').click()
  await expect(page).toHaveURL('/courses/video/430')
  await expect(page.getByRole('heading', { level: 1, name: '结课：接下来学什么' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '课程目录' }).locator('[aria-current]'),
  ).toContainText('结课')
  await film.playsPast(0.3)
  await page.goBack()
  await expect(page).toHaveURL('/courses/video/429')
  await expect.poll(async () => (await sandbox.progress(token, 429)).isWatched).toBe(true)
  await expect(page.getByRole('navigation', { name: '相邻课时' }).getByRole('link')).toHaveCount(2)
})

test('a trial ends, says what to do next, and counts no further', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(401)
  await expect(page.getByText('可试看 20 秒')).not.toHaveCount(0)
  await film.play()
  await film.region.getByRole('slider', { name: '播放进度' }).focus()
  await page.keyboard.press('End')
  await expect(film.region).toContainText('试看已结束')
  expect(await film.position()).toBeLessThanOrEqual(20.5)
  expect(await film.isPaused()).toBe(true)
  await expect(film.button('立即播放')).toBeHidden()
  expect((await sandbox.progress(token, 401)).seconds).toBeLessThanOrEqual(20)
  await film.region.getByRole('link', { name: /购买课程/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
})

test('what may not be watched says why and how it may', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/video/430')
  await expect(page.getByText('这节课需要购买课程或开通会员后观看')).toBeVisible()
  await page.goto('/courses/video/510')
  await expect(page.getByText('这节课需要开通会员后观看')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '会员免费看' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /购买课程/ })).toHaveCount(0)
})

test('a refused address says so in the server’s words, and is asked for again', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await sandbox.fail({
    operation: 'getPlayInfo',
    code: 1,
    message: '无法获取视频播放地址',
    times: 1,
  })
  await visitAs(page, token)
  await page.goto('/courses/video/404')
  const film = new Film(page)
  await expect(film.region).toContainText('无法获取视频播放地址')
  await film.button('重试').click()
  await film.isLoaded()
  await film.play()
  await film.playsPast(0.5)
})

const embedded = 6609

test('an embedded lesson plays under the policy that is served', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const reply = await page.goto(`/courses/video/${embedded}`)
  expect(reply?.headers()['content-security-policy']).toContain(`frame-src ${sandbox.apiUrl}`)
  const { region } = new Film(page)
  const film = region.frameLocator('iframe').getByLabel('站外视频')
  await expect
    .poll(() =>
      film.evaluate(async (video: HTMLVideoElement) => {
        video.muted = true
        await video.play()
        return video.currentTime
      }),
    )
    .toBeGreaterThan(0.5)
})

test.describe('an embedded lesson of a host that no setting names', () => {
  test.use({ expectedErrors: /Lesson \d+ is not shown/ })

  test('says so to learners, and to the operator what is missing', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await page.route('**/config.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.shuyuanConfig = { apiBaseUrl: '${sandbox.apiUrl}' }`,
      }),
    )
    await visitAs(page, token)
    const told = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto(`/courses/video/${embedded}`)
    const { region } = new Film(page)
    await expect(region).toContainText('这节课的视频来自其他网站，暂时无法在这里播放')
    await expect(region.locator('iframe')).toHaveCount(0)
    expect((await told).text()).toContain(`${sandbox.apiUrl}, which frameHosts of config.js`)
  })
})

test.describe('an address that no longer works', () => {
  test.use({ expectedErrors: /403|CORS|ERR_FAILED/ })

  test('is not told as a video that cannot be read, though scripts may not read the refusal', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await page.route('**/media/talk.mp4', (route) =>
      // Without one of its own, a reply of a test may be read by all.
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': 'https://x.example' },
      }),
    )
    await visitAs(page, token)
    await page.goto('/courses/video/404')
    const film = new Film(page)
    await expect(film.region.getByRole('alert')).toHaveText(
      '视频暂时无法播放，播放地址可能已失效，请重试以获取新的地址',
    )
    await page.unrouteAll()
    await film.button('重试').click()
    await film.isLoaded()
  })

  test('is replaced by a fresh one, and goes on at the same second', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await sandbox.watched(token, 404, 120)
    await sandbox.fail({ operation: 'GET /media/talk.mp4', status: 403 })
    await visitAs(page, token)
    await page.goto('/courses/video/404')
    const film = new Film(page)
    await expect(film.button('重试')).toBeVisible()
    await sandbox.heal()
    const asked = await sandbox.countCalls('GET /api/v2/video/404/playinfo')
    await film.button('重试').click()
    await film.resumesAt(120)
    expect(await sandbox.countCalls('GET /api/v2/video/404/playinfo')).toBe(asked + 1)
  })
})

test('quick switching plays and counts the lesson chosen last, in whatever order replies come', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(404)
  await film.play()
  await film.playsPast(1)
  // It plays on until it is left: what counts is how far it really came.
  await film.video.evaluate((video: HTMLVideoElement) => {
    video.addEventListener('timeupdate', () => {
      const known = Number(document.documentElement.dataset['firstFilm'] ?? 0)
      document.documentElement.dataset['firstFilm'] = String(Math.max(known, video.currentTime))
    })
  })
  // The earlier a lesson is chosen, the later its replies come.
  const chosen = [403, 406, 411, 429]
  for (const [index, id] of chosen.entries()) {
    const delayMs = 1_600 - index * 500
    if (delayMs <= 0) continue
    await sandbox.fail({ operation: 'getLesson', delayMs, match: { path: `/video/${id}` } })
    await sandbox.fail({ operation: 'getPlayInfo', delayMs, match: { path: `/video/${id}` } })
  }
  await page.evaluate((ids) => {
    for (const id of ids) {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="/courses/video/${id}"]`)
      link?.click()
    }
  }, chosen)
  await expect(page.getByRole('heading', { level: 1, name: '小项目：照片整理' })).toBeVisible()
  await film.isLoaded()
  await film.play()
  await film.playsPast(1.2)
  await film.pause()
  // All the late replies are there.
  await expect
    .poll(async () => (await sandbox.progress(token, 429)).seconds)
    .toBeGreaterThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1, name: '小项目：照片整理' })).toBeVisible()
  expect(await film.video.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
    'plain.mp4',
  )
  await sandbox.heal()
  for (const id of [403, 406, 411]) {
    expect((await sandbox.progress(token, id)).seconds).toBe(0)
  }
  const reached = Number(await page.locator('html').getAttribute('data-first-film'))
  expect(reached).toBeGreaterThan(1)
  expect((await sandbox.progress(token, 404)).seconds).toBeLessThanOrEqual(Math.ceil(reached))
})

test('the watermark names the learner without giving the number away, and comes back', async ({
  page,
  sandbox,
}) => {
  const { token, mobile } = await sandbox.newMember({ courses: [course] })
  await sandbox.configure({
    enabled_bullet_secret: '1',
    bullet_secret: { text: '书院 ${user.mobile}' },
  })
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(404)
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
  const mark = film.region.getByText(`书院 ${masked} · `)
  await expect(mark).toHaveText(/ · \d+$/)
  await expect(mark).toBeVisible()
  await expect(film.region).not.toContainText(mobile)
  await mark.evaluate((element) => element.remove())
  await expect(mark).toBeVisible({ timeout: 1_500 })
  await expect(
    film.region.getByText(masked).and(page.locator('[aria-hidden] *, [aria-hidden]')),
  ).not.toHaveCount(0)
})

test('theatre, volume and the open tab are found again', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(404)
  const narrow = (await film.region.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '影院模式' }).click()
  await expect.poll(async () => (await film.region.boundingBox())?.width).toBeGreaterThan(narrow)
  await page.getByRole('tab', { name: '课程附件' }).click()
  await expect(page).toHaveURL('/courses/video/404?tab=attachments')
  await film.region.hover()
  await film.button('静音').click()
  await page.reload()
  await film.isLoaded()
  await expect(page.getByRole('button', { name: '影院模式' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('tab', { name: '课程附件' })).toHaveAttribute('aria-selected', 'true')
  await expect(film.button('取消静音')).toBeVisible()
  await expect(page).toHaveTitle(/^条件判断 - /)
})

test('where jumping ahead is forbidden, no way leads ahead and every way back', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [57] })
  await sandbox.watched(token, 5701, 20)
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>()
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers.set(action, handler)
      set(action, handler)
    }
    // As the lock screen and the keys of a keyboard do.
    window.addEventListener('media-key', (event) => {
      if (!(event instanceof CustomEvent)) return
      const details: MediaSessionActionDetails = event.detail
      handlers.get(details.action)?.(details)
    })
  })
  await visitAs(page, token)
  const film = new Film(page)
  await film.open(5701)
  await film.resumesAt(20)
  const mediaKey = (detail: MediaSessionActionDetails) =>
    page.evaluate((sent) => {
      window.dispatchEvent(new CustomEvent('media-key', { detail: sent }))
    }, detail)
  const ahead = [
    () => page.keyboard.press('End'),
    () => page.keyboard.press('PageUp'),
    () => page.keyboard.press('9'),
    () => page.keyboard.press('l'),
    () => mediaKey({ action: 'seekto', seekTime: 60 }),
    () => mediaKey({ action: 'seekforward' }),
    () => film.video.evaluate((video: HTMLVideoElement) => void (video.currentTime = 60)),
    () => film.video.evaluate((video: HTMLVideoElement) => void (video.playbackRate = 3)),
  ]
  await film.region.getByRole('slider', { name: '播放进度' }).focus()
  for (const tryIt of ahead) {
    await tryIt()
    await expect.poll(() => film.position()).toBeLessThan(26)
  }
  expect(await film.video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1)
  await page.keyboard.press('Home')
  await expect.poll(() => film.position()).toBeLessThan(1)
  expect((await sandbox.progress(token, 5701)).seconds).toBeLessThan(26)
})
