import { expect, signIn, test } from '../shared/fixtures'
import { LessonPlayer } from '../lesson/lesson-player'

test('without APIs that older browsers lack, a learner finds a course, signs in and plays a lesson', async ({
  page,
  sandbox,
}) => {
  const { mobile, password } = await sandbox.newMember({ courses: [4] })
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, name)
    Reflect.deleteProperty(AbortSignal, 'any')
    for (const name of ['withResolvers', 'try']) Reflect.deleteProperty(Promise, name)
    Reflect.deleteProperty(Intl, 'Segmenter')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })
  await page.goto('/')
  await expect(page.getByText('你的浏览器版本过旧')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: '全部课程' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await signIn(page, mobile, password)
  await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeFocused()
  const player = new LessonPlayer(page)
  await player.open(401)
  await player.play()
  await player.playsPast(1)
})

test('a browser that is too old for the site shows a sentence that asks for a newer one', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'))
  await page.goto('/')
  await expect(page.getByRole('alert').filter({ hasText: '你的浏览器版本过旧' })).toBeVisible()
})
