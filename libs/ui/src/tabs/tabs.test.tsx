import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
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

test('renders only the chosen panel', async () => {
  render(<Page />)
  expect(screen.getByRole('tabpanel', { name: '密码登录' }).textContent).toBe('密码表单')
  expect(screen.queryByText('短信表单')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: '短信登录' }))
  await screen.findByText('短信表单')
  expect(screen.getByRole('tabpanel', { name: '短信登录' }).textContent).toBe('短信表单')
  expect(screen.queryByText('密码表单')).toBeNull()
})

test('a tap does not render the content that it replaces again', async () => {
  const rendered: string[] = []
  function Form({ name }: { name: string }) {
    rendered.push(name)
    return name
  }
  function Page() {
    const [value, setValue] = useState('password')
    const item = (name: string) => ({ value: name, label: name, content: <Form name={name} /> })
    return (
      <Tabs
        label="登录方式"
        value={value}
        onValueChange={setValue}
        items={[item('password'), item('sms')]}
      />
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('tab', { name: 'sms' }))
  await waitFor(() => expect(rendered).toContain('sms'))
  expect(rendered).toEqual(['password', 'sms'])
})

test('the chosen tab is current before the change and until its promise settles', async () => {
  let finish = () => {}
  const change = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const current = () => screen.getByRole('tab', { selected: true }).textContent
  render(
    <Tabs
      label="登录方式"
      value="password"
      onValueChange={change}
      items={[
        { value: 'password', label: '密码登录', content: '密码表单' },
        { value: 'sms', label: '短信登录', content: '短信表单' },
      ]}
    />,
  )
  fireEvent.mouseDown(screen.getByRole('tab', { name: '短信登录' }))
  expect(current()).toBe('短信登录')
  expect(change).not.toHaveBeenCalled()
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith('sms'))
  expect(current()).toBe('短信登录')
  finish()
  await waitFor(() => expect(current()).toBe('密码登录'))
})

test('arrow keys move between the tabs', async () => {
  render(<Page />)
  screen.getByRole('tab', { name: '密码登录' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: '短信登录', selected: true })).toBe(document.activeElement)
})

test('arrow keys wrap around, Home and End move to the ends', async () => {
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

test('the tab list is one tab stop, the panel is the next', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '密码登录' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '密码登录' }))
})

test('every tab labels its panel, visible or not', () => {
  render(<Page />)
  for (const tab of screen.getAllByRole('tab')) {
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    expect(panel?.hidden).toBe(tab.getAttribute('aria-selected') === 'false')
  }
})

test('the browser handles arrow keys with Alt', async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('密码登录')
})

const linked = [
  { value: 'detail', label: '课程详情', content: '详情', href: '/courses/detail/4' },
  { value: 'outline', label: '课程目录', content: '目录', href: '/courses/detail/4?tab=3' },
]

test('a plain click on a tab with a URL does not navigate', async () => {
  const chosen: string[] = []
  render(
    <Tabs
      label="课程"
      value="detail"
      onValueChange={(value) => chosen.push(value)}
      items={linked}
    />,
  )
  const outline = screen.getByRole('tab', { name: '课程目录' })
  expect(outline.getAttribute('href')).toBe('/courses/detail/4?tab=3')
  expect(fireEvent.click(outline)).toBe(false)
  await userEvent.click(outline)
  await waitFor(() => expect(chosen.at(-1)).toBe('outline'))
})

test('a click that opens a new window does not change the tab', () => {
  const change = vi.fn()
  render(<Tabs label="课程" value="detail" onValueChange={change} items={linked} />)
  const outline = screen.getByRole('tab', { name: '课程目录' })
  fireEvent.mouseDown(outline, { metaKey: true })
  expect(fireEvent.click(outline, { metaKey: true })).toBe(true)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('课程详情')
  expect(change).not.toHaveBeenCalled()
})
