import { expectAccessible } from './accessible'
import { dialogScenes, dialogsInSource } from './dialog-scenes'
import { expect, test } from './fixtures'

test('every dialog and menu of the source is opened here', () => {
  const known = Object.keys(dialogScenes)
  expect(dialogsInSource().length).toBeGreaterThan(8)
  expect(
    dialogsInSource().filter((name) => !known.includes(name)),
    'give e2e/dialog-scenes.ts a way to open it',
  ).toEqual([])
})

test.describe('axe finds nothing in', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const [name, open] of Object.entries(dialogScenes)) {
    test(name, async ({ page, sandbox }) => {
      test.setTimeout(90_000)
      await open(page, sandbox)
      await expectAccessible(page, name)
    })
  }
})
