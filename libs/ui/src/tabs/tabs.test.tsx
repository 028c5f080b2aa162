import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs'

function Page() {
  const [value, setValue] = useState<'password' | 'sms'>('password')
  return (
    <Tabs
      label="登录方式"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'password', label: '密码登录', content: '密码表单' },
        { value: 'sms', label: '短信登录', content: '短信表单' },
      ]}
    />
  )
}

test('shows the chosen panel and keeps the other one out of the page', async () => {
  render(<Page />)
  expect(screen.getByRole('tabpanel', { name: '密码登录' }).textContent).toBe('密码表单')
  expect(screen.queryByText('短信表单')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: '短信登录' }))
  expect(screen.getByRole('tabpanel', { name: '短信登录' }).textContent).toBe('短信表单')
  expect(screen.queryByText('密码表单')).toBeNull()
})

test('arrow keys move between the tabs', async () => {
  render(<Page />)
  screen.getByRole('tab', { name: '密码登录' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '短信登录', selected: true })).toBe(document.activeElement)
})

test('arrows go round, Home and End to the ends', async () => {
  render(<Page />)
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(chosen()).toBe('短信登录')
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toBe('密码登录')
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('短信登录')
  await userEvent.keyboard('{Home}')
  expect(chosen()).toBe('密码登录')
})

test('the list of tabs is one stop of the Tab key, its panel the next', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '密码登录' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '密码登录' }))
})

test('every tab names its panel, shown or not', () => {
  render(<Page />)
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') === 'false')
  }
})

test('with Alt the arrows stay the browser’s', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('密码登录')
})
