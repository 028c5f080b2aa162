import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'

// The budget of a single page is checked in every-page.spec.ts.

test('switching lessons quickly requests the course at most once', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/video/401')
  for (const id of [402, 403, 404, 405]) {
    await page.locator(`a[href="/courses/video/${id}"]`).first().click()
    await expect(page).toHaveURL(`/courses/video/${id}`)
    await expectSettled(page)
  }
  expect(await sandbox.countCalls('GET /api/v2/course/4')).toBeLessThanOrEqual(1)
})
