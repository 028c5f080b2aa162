import { expect, fillLogin, test } from './fixtures'

test('a pending face check comes between login and the wanted page', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/study-center?tab=liked')
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, '13800000005')
  await expect(page).toHaveURL('/face-check?redirect=%2Fstudy-center%3Ftab%3Dliked')
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  await page.goto('/member')
  await expect(page).toHaveURL('/face-check?redirect=%2Fmember')
})

test('a verified learner is not asked again', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/study-center')
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, '13800000001')
  await expect(page).toHaveURL('/study-center')
})
