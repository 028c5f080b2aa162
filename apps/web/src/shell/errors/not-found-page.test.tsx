import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

it('has links to continue, but neither header nor footer', async () => {
  visitPage({ path: '/no/such/page' })
  await screen.findByRole('heading', { level: 1, name: '页面不存在' })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  for (const name of ['书院学堂', '返回首页']) {
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/')
  }
  const courses = within(await screen.findByRole('region', { name: '大家在学' }))
  expect((await courses.findAllByRole('article')).length).toBeLessThanOrEqual(4)
})

it('searches for keywords, and shows an error without any', async () => {
  visitPage({ path: '/no/such/page' })
  await userEvent.click(await screen.findByRole('button', { name: '搜索' }))
  expect((await screen.findByRole('alert')).textContent).toContain('请输入关键字后再搜索')
  await userEvent.type(screen.getByRole('searchbox', { name: '关键字' }), '素描{Enter}')
  await screen.findByRole('heading', { level: 1, name: '“素描”的搜索结果' })
})
