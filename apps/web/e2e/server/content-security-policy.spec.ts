import { expect, test } from '../shared/fixtures'

// Violations are logged to the console, which fails the test.
test.use({ expectedErrors: /data:text\/javascript|TrustedTypePolicy|inline script/ })

/** Error message of the page's Trusted Types policy. */
const byPolicy = 'Not allowed by this page'

/** Attacks from within the page, and the directive or error that blocks each. */
const attacks: [attack: () => unknown, refusal: string][] = [
  [
    () => {
      document.createElement('div').innerHTML = '<img src="x" onerror="document.title = 1">'
    },
    byPolicy,
  ],
  [
    () => {
      document.createElement('script').textContent = 'document.title = 1'
    },
    byPolicy,
  ],
  [() => document.body.setAttribute('onclick', 'document.title = 1'), byPolicy],
  [
    () => {
      document.createElement('script').src = 'https://evil.example/attack.js'
    },
    byPolicy,
  ],
  [() => window.trustedTypes?.createPolicy('attack', {}), 'TrustedTypePolicy'],
  [
    () => {
      const url = 'data:text/javascript,document.title = 1'
      return import(url)
    },
    'Failed to fetch dynamically',
  ],
]

test('blocks markup, scripts, handlers, policies and modules from within the page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  for (const [attack, refusal] of attacks) {
    await expect(page.evaluate(attack), String(attack)).rejects.toThrow(refusal)
  }
})

test('blocks an inline script that Trusted Types allow', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(
    await page.evaluate(() => {
      const script = document.createElement('script')
      // Trusted Types allow JSON.
      script.textContent = '"attacked"'
      return new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve(violatedDirective)
        })
        document.body.append(script)
      })
    }),
    'a script that got into the page',
  ).toMatch(/^script-src/)
})
