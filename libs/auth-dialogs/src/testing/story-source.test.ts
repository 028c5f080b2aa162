import { expect, it } from 'vitest'
import { dialogSource, formSource } from './story-source'

it.each([
  [undefined, "open('login')"],
  [(open) => open('login', { tab: 'sms' }), "open('login', { tab: 'sms' })"],
  [
    (open) => open('agreement', { documents: ['user', 'privacy'] }),
    "open('agreement', { documents: ['user', 'privacy'] })",
  ],
] satisfies [Parameters<typeof dialogSource.transform>[1]['args']['opens'], string][])(
  'shows the code that opens a dialog',
  (opens, written) => {
    const code = dialogSource.transform('<AuthHarness />', { args: { opens } })
    expect(code).toContain(written)
    expect(code).not.toContain('Harness')
  },
)

it('shows a form with its import', () => {
  expect(formSource('ScanBindPanel', 'backend={backend} onBound={showAccount}').code).toBe(
    "import { ScanBindPanel } from '@shuyuan/auth-dialogs/account'\n\n<ScanBindPanel backend={backend} onBound={showAccount} />",
  )
})
