import { expectAccessible } from '../shared/accessible'
import { dialogScenes } from './dialog-scenes'
import { expectNames, namesOfDialogs } from './expected-names'
import { expect, test } from '../shared/fixtures'

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
