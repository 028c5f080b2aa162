import { describe, expect, it } from 'vitest'
import { lintText, rulesFiredBy } from './lint-text.fixture'

/** Rule, package, home, and the project in the message. */
const owners: [rule: string, source: string, home: string, owner: string][] = [
  ['dayjs', 'dayjs', 'libs/time-format/src/x.ts', '@shuyuan/time-format'],
  ['dayjs', 'dayjs/plugin/utc.js', 'libs/time-format/src/x.ts', '@shuyuan/time-format'],
  ['rich-text', 'markdown-it', 'libs/rich-text/src/x.ts', '@shuyuan/rich-text'],
  ['rich-text', 'katex', 'libs/rich-text/src/x.ts', '@shuyuan/rich-text'],
  ['rich-text', 'dompurify', 'libs/rich-text/src/x.ts', '@shuyuan/rich-text'],
  ['rich-text', 'highlight.js/lib/core', 'libs/rich-text/src/x.ts', '@shuyuan/rich-text'],
  ['valtio', 'valtio', 'libs/session/src/x.ts', '@shuyuan/session'],
  ['valtio', 'valtio/vanilla', 'libs/session/src/x.ts', '@shuyuan/session'],
  ['openapi-fetch', 'openapi-fetch', 'libs/api/src/x.ts', '@shuyuan/api'],
  ['media-library', 'hls.js/light', 'libs/player/src/x.ts', '@shuyuan/player'],
  ['radix', 'radix-ui', 'libs/ui/src/x.ts', '@shuyuan/ui'],
  ['qr-code', 'qrcode.react', 'libs/ui/src/x.ts', '@shuyuan/ui'],
  ['icons', 'lucide-react', 'libs/layout/src/x.ts', '@shuyuan/ui'],
]

describe('a package that one place owns', () => {
  it.each(owners)(
    '(%s: %s) is refused elsewhere, by a message that names the owner',
    async (rule, source, home, owner) => {
      const code = `import { thing } from '${source}'\nexport const x = thing\n`
      const found = await lintText('libs/auth-dialogs/src/x.ts', code)
      const message = found.find((line) => line.startsWith(`owner/${rule}: `))
      expect(message).toContain(owner)
      expect(await rulesFiredBy(home, code)).not.toContain(`owner/${rule}`)
    },
  )

  it.each([
    `export const load = () => import('katex')\n`,
    `export { thing } from 'katex'\n`,
    `export type Thing = import('katex').KatexOptions\n`,
    `import type { KatexOptions } from 'katex'\nexport const x: KatexOptions = {}\n`,
  ])('is refused whichever way it comes in: %s', async (code) => {
    expect(await rulesFiredBy('libs/courses/src/x.ts', code)).toContain('owner/rich-text')
  })

  it('is not confused with a package that has the same prefix', async () => {
    const code = `import { thing } from 'katex-friend'\nexport const x = thing\n`
    expect(await rulesFiredBy('libs/courses/src/x.ts', code)).not.toContain('owner/rich-text')
  })
})

describe('the test tools', () => {
  const code = `import { wrapWords } from '@shuyuan/testing'\nexport const x = wrapWords\n`

  it('stay in tests and stories', async () => {
    expect(await rulesFiredBy('libs/ui/src/x.tsx', code)).toContain('owner/testing')
    expect(await rulesFiredBy('libs/ui/src/x.test.tsx', code)).not.toContain('owner/testing')
    expect(await rulesFiredBy('libs/ui/src/x.stories.tsx', code)).not.toContain('owner/testing')
  })

  it('include the samples of the wire', async () => {
    const samples = `import { handlers } from '@shuyuan/api/testing'\nexport const x = handlers\n`
    expect(await rulesFiredBy('libs/courses/src/x.tsx', samples)).toContain('owner/testing')
  })
})
