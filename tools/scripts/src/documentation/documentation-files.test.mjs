import { describe, expect, it } from 'vitest'
import { deadLinks, documentationFiles } from './documentation-files.mjs'
import { workspaceRoot } from '../workspace-root.mjs'

const files = documentationFiles(workspaceRoot)

describe('the documentation', () => {
  it('has the README of each library, the documents, and a list of both', () => {
    const paths = files.map(({ path }) => path)
    expect(paths).toContain('libs/auth-dialogs/README.md')
    expect(paths).toContain('docs/deployment.md')
    expect(paths).toContain('docs/decisions/0008-progress.md')
    expect(paths.at(-1)).toBe('llms.txt')
  })

  it('has the written pages as plain Markdown', () => {
    const pages = files.filter(({ path }) => !/^(?:libs|docs|llms|components)\b/.test(path))
    expect(pages.length).toBeGreaterThan(20)
    for (const { text } of pages) {
      expect(text).toMatch(/^# .+\n\n[^]+\n$/)
      expect(text.replaceAll(/^```.*?^```$/gms, '')).not.toMatch(/^(?:import |<)/m)
    }
    const { text: quickStart } = pages.find(({ path }) => path === 'account/quick-start.md')
    expect(quickStart).toContain('npm install @shuyuan/auth-dialogs')
  })

  it('has a page per component with its import, props and usage', () => {
    const pages = files.filter(({ path }) => path.startsWith('components/'))
    expect(pages.length).toBeGreaterThan(100)
    for (const { text } of pages) {
      expect(text).toMatch(/^# .+\n\n\S[^]+\n```tsx\nimport \{ \w+ \} from '@shuyuan\/[^]+\n$/)
      expect(text).not.toContain('Harness')
    }
    const form = pages.find(({ path }) => path === 'components/auth-dialogs/change-mobile-form.md')
    expect(form?.text).toContain("import { ChangeMobileForm } from '@shuyuan/auth-dialogs/account'")
    expect(form?.text).toMatch(/export interface ChangeMobileFormProps \{\n[^]+\n\}\n```/)
    expect(form?.text).toContain('- **Use:** To replace the mobile number of an account')
  })

  it('lists each file by its title and what it is about', () => {
    const { text } = files.at(-1)
    expect(text).toMatch(/^# .+\n\n> .+\n\n## The account dialogs in an app\n\n- /)
    expect(text).toMatch(/\n\n## Libraries\n\n- \[@shuyuan\/api\]\(libs/)
    const entries = text.match(/^- \[.+\]\(.+\): .+$/gm)
    expect(entries).toHaveLength(files.length - 1)
  })

  it('has no broken links', () => {
    expect(deadLinks(files, workspaceRoot)).toEqual([])
  })
})
