import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint({ cwd: new URL('../../..', import.meta.url).pathname })

/** Lints code at a path that need not exist. Returns the names of the rules that report a problem. */
async function rulesFiredBy(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'none')
}

const component = 'libs/courses/src/x.tsx'
const page = 'apps/web/src/features/x.tsx'

/** Rule, rejected code, path. */
const refused: [rule: string, code: string, file: string][] = [
  ['workspace/no-export-star', `export * from './y'`, 'libs/ui/src/index.ts'],
  ['workspace/no-default-export', `export default 1`, component],
  ['workspace/no-default-export', `const x = 1\nexport { x as default }`, component],
  [
    'workspace/effects-in-hooks',
    `import { useEffect } from 'react'\nuseEffect(() => {})`,
    component,
  ],
  ['workspace/effects-in-hooks', `import { useLayoutEffect as e } from 'react'\ne()`, component],
  [
    'workspace/effects-in-hooks',
    `import * as React from 'react'\nReact.useEffect(() => {})`,
    component,
  ],
  [
    'workspace/raw-html',
    `export const x = <p dangerouslySetInnerHTML={{ __html: '' }} />`,
    component,
  ],
  ['workspace/raw-html', `export const x = { dangerouslySetInnerHTML: { __html: '' } }`, component],
  ['workspace/raw-html', `document.body.innerHTML = ''`, component],
  ['workspace/raw-html', `document.body.insertAdjacentHTML('beforeend', '')`, component],
  ['workspace/raw-html', `document.write('')`, component],
  ['workspace/browser-storage', `localStorage.getItem('x')`, component],
  ['workspace/browser-storage', `window.sessionStorage.clear()`, component],
  ['workspace/browser-storage', `globalThis['localStorage'].clear()`, component],
  ['workspace/fetch', `void fetch('/api')`, component],
  ['workspace/fetch', `void window.fetch('/api')`, 'apps/web/src/x.ts'],
  ['workspace/shared-state', `export const x = new Set<() => void>()`, component],
  ['workspace/shared-state', `export const x = new WeakMap()`, 'apps/web/src/x.ts'],
  ...[
    `export const x = (y: boolean) => <p>{y && <i />}words</p>`,
    `export const x = (y: boolean) => <p>{y ? <i /> : null} <b /> words</p>`,
    `export const x = (y: string[]) => <p>{y.map((z) => <i key={z} />)}words</p>`,
    `export const X = ({ y, children }: P) => <p>{y && <i />}{children}</p>`,
    `export const x = (y: boolean) => <>{y && <i />}{messages.y}</>`,
    `export const x = (y: boolean) => <p><i />{y && 'words'}</p>`,
    'export const x = (y: number) => <p>{y > 1 && ` ${y}`}<i /></p>',
    `export const x = (y: boolean) => <p><i />{y ? <b /> : messages.words(y)}</p>`,
    `export const x = (y: string | null) => <p>{y === null ? null : maskMobile(y)}<i /></p>`,
  ].map((code): [string, string, string] => ['workspace/bare-words', code, component]),
  ['workspace/no-double-cast', `export const x = 1 as unknown as string`, component],
  ['workspace/react-free-core', `import { use } from 'react'\nuse()`, 'libs/session/src/x.ts'],
  ['workspace/react-free-core', `import { x } from 'react-dom/client'\nx()`, 'libs/api/src/x.ts'],
  ...[
    `export const x = '/courses'`,
    'export const x = (id: number) => `/courses/detail/${id}`',
    `export const x = (id: number) => '/courses/detail/' + id`,
    `export const x = <a href="/">home</a>`,
    `export const x = <a href={'/'}>home</a>`,
    `export const x = { homeHref: '/' }`,
    `export const x = (pathname: string) => pathname === '/search'`,
    `export const x = (to: (path: string) => void) => to('/vip')`,
  ].map((code): [string, string, string] => ['workspace/typed-paths', code, page]),
  [
    'workspace/disable-needs-reason',
    `// eslint-disable-next-line eqeqeq\nexport const x = (y: number) => y == 1`,
    component,
  ],
]

/** Rule, allowed code, path. */
const allowed: [rule: string, code: string, file: string][] = [
  ['workspace/no-default-export', `export default { title: 'x' }`, 'libs/ui/src/x.stories.tsx'],
  [
    'workspace/effects-in-hooks',
    `import { useEffect } from 'react'\nuseEffect(() => {})`,
    'libs/courses/src/use-x.ts',
  ],
  ['workspace/raw-html', `document.body.innerHTML = ''`, 'libs/rich-text/src/x.ts'],
  ['workspace/browser-storage', `window.localStorage`, 'libs/browser-storage/src/x.ts'],
  [
    'workspace/browser-storage',
    `export const x = (localStorage: Map<1, 1>) => localStorage`,
    component,
  ],
  ['workspace/fetch', `void fetch('/api')`, 'libs/api/src/x.ts'],
  ['workspace/fetch', `export const x = (fetch: () => void) => fetch()`, component],
  [
    'workspace/shared-state',
    `export const x = new Set<() => void>()`,
    'libs/ui/src/observable/x.ts',
  ],
  ['workspace/shared-state', `export const x = new Set<string>()`, component],
  [
    'workspace/react-free-core',
    `import { use } from 'react'\nuse()`,
    'libs/session/src/react/x.ts',
  ],
  ['workspace/react-free-core', `import { use } from 'react'\nuse()`, component],
  ...[
    `export const x = (y: boolean) => <p>words{y && <i />}</p>`,
    `export const x = (y: boolean) => <p>{y && <i />}<b>words</b></p>`,
    `export const x = (y: boolean) => <p>{y && 'words'}</p>`,
    `export const x = (y: boolean) => <p><i />{y ? 'these' : 'those'}</p>`,
    `export const X = ({ children }: P) => <p><i />{children && <b>{children}</b>}</p>`,
  ].map((code): [string, string, string] => ['workspace/bare-words', code, component]),
  ...[
    `export const x = { to: '/courses' }`,
    'export const x = (step: string) => ({ to: `/${step}`, from: `/steps/${step}` })',
    `export const x = <Link to="/courses" from="/vip" />`,
    `export const x = getRouteApi('/_main/courses/')`,
    'export const x = (name: string) => `/pictures/${name}.svg`',
    `export const x = ['a', 'b'].join('/')`,
    `export const x = 'https://school.example/'`,
  ].map((code): [string, string, string] => ['workspace/typed-paths', code, page]),
  [
    'workspace/typed-paths',
    `export const x = '/courses'`,
    'apps/web/src/routes/_main/courses/x.tsx',
  ],
  ['workspace/typed-paths', `export const x = '/courses'`, 'apps/web/src/features/x.test.tsx'],
  ['workspace/typed-paths', `export const x = '/courses'`, component],
  [
    'workspace/disable-needs-reason',
    `// eslint-disable-next-line eqeqeq -- null and undefined alike\nexport const x = (y: number | null) => y == null`,
    component,
  ],
]

describe('the Rules', () => {
  it.each(refused)('%s rejects: %s (%s)', async (rule, code, file) => {
    expect(await rulesFiredBy(file, code)).toContain(rule)
  })

  it.each(allowed)('%s allows: %s (%s)', async (rule, code, file) => {
    expect(await rulesFiredBy(file, code)).not.toContain(rule)
  })

  it('ignore generated files', async () => {
    const code = `export default 1 as any`
    for (const file of ['libs/api/src/generated/schema.ts', 'apps/web/src/route-tree.gen.ts'])
      expect((await rulesFiredBy(file, code)).filter((rule) => rule !== 'none')).toEqual([])
  })
})
