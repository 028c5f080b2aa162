import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ComponentType } from 'react'
import { transformWithOxc } from 'vite'
import { expect, test, vi } from 'vitest'
import * as library from '../index'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const [, example = ''] = /```tsx\n([^]*?)```/.exec(readme) ?? []

test('the example has ten lines for the host to add, and signs in', async () => {
  const lines = example.split('\n').filter((line) => /auth-dialogs|Auth|open\(|backend/.test(line))
  expect(lines.length).toBeLessThanOrEqual(10)
  const body = example.replace(/^import .*$/gm, '').replace('export const App =', 'const App =')
  const { code } = await transformWithOxc(body, 'example.tsx', {
    jsx: { runtime: 'classic', pragma: 'createElement' },
  })
  const log = vi.fn()
  const scope = { ...library, zhCn, createElement, console: { log } }
  const build = new Function(...Object.keys(scope), `${code}; return App`)
  const App: ComponentType<{ backend: library.AuthBackend }> = build(...Object.values(scope))
  const user = userEvent.setup()
  render(<App backend={createFakeBackend()} />)
  await user.click(screen.getByRole('button', { name: '登录' }))
  await user.type(await screen.findByLabelText('手机号'), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'shuyuan123{Enter}')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('fake-token'))
})

test('every part is in the tables', () => {
  const [, table = ''] = /### Parts and slots\n([^]*?)\n### /.exec(readme) ?? []
  expect(library.authParts.filter((part) => !table.includes(`\`${part}\``))).toEqual([])
})
