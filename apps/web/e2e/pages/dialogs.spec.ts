import { expectAccessible } from '../shared/accessible'
import { dialogScenes, dialogsInSource } from './dialog-scenes'
import { expectNames, namesOfDialogs } from './expected-names'
import { expect, test } from '../shared/fixtures'

test('every dialog and menu in the source has a scene', () => {
  const known = Object.keys(dialogScenes)
  expect(dialogsInSource().length).toBeGreaterThan(8)
  expect(
    dialogsInSource().filter((name) => !known.includes(name)),
    'give e2e/pages/dialog-scenes.ts a way to open it',
  ).toEqual([])
  expect(known).toEqual(expect.arrayContaining(Object.keys(namesOfDialogs)))
})

test.use({ expectedErrors: /Failed to load resource/ })

for (const [scene, open] of Object.entries(dialogScenes)) {
  test(`${scene}: controls have the expected names, and axe finds nothing`, async ({
    page,
    sandbox,
  }) => {
    test.setTimeout(90_000)
    await open(page, sandbox)
    const expected = namesOfDialogs[scene]
    if (expected !== undefined) {
      const { name, names } = expected
      const dialog = page.getByRole('dialog', { name, exact: typeof name === 'string' })
      await expect(dialog).toBeVisible()
      await expectNames(dialog, names)
    }
    await expectAccessible(page)
  })
}
