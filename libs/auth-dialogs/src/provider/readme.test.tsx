import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import * as library from '../index'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { readme, runSample, sampleOf } from '../testing/readme-sample.fixture'

test('the example has a backend of one method of ten lines, and signs in', async () => {
  const [method = ''] = /^  async loginWithPassword[^]*?^  },$/m.exec(sampleOf('App')) ?? []
  expect(method.split('\n')).toHaveLength(10)
  const log = vi.fn()
  const fetch = vi.fn(async () => Response.json({ token: 'fake-token' }))
  const scope = { ...library, zhCn, createElement, fetch, console: { log } }
  const App: ComponentType = await runSample('App', scope)
  const user = userEvent.setup()
  render(<App />)
  await user.click(screen.getByRole('button', { name: '登录' }))
  await user.type(await screen.findByLabelText('手机号'), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'shuyuan123{Enter}')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('fake-token'), 30_000)
  expect(screen.queryByRole('tab')).toBeNull()
})

test('every code that the dialogs know is in the table', () => {
  const codes = [...Object.keys(en.refusals), 'already-bound', 'already-verified']
  const [, table = ''] = /### Backend and errors\n([^]*?)\n### /.exec(readme) ?? []
  expect(codes.filter((code) => !table.includes(`| \`${code}\``))).toEqual([])
})

test('every part is in the tables', () => {
  const [, table = ''] = /### Parts and slots\n([^]*?)\n### /.exec(readme) ?? []
  expect(library.authParts.filter((part) => !table.includes(`\`${part}\``))).toEqual([])
})
