import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { expect, test } from 'vitest'
import { AppearanceChoices } from './appearance-choices'
import * as stories from './appearance-menu.stories'

const { Closed } = composeStories(stories)

const button = () => screen.getByRole('button', { name: '主题与对比度' })
const open = () => userEvent.click(button())

test('the choices show the current values and report changes', async () => {
  const onChange = fn()
  render(<AppearanceChoices theme="dark" hasMoreContrast onChange={onChange} />)
  expect(screen.getByRole('group', { name: '主题' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '深色', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '跟随系统' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '高对比度', checked: true }))
  expect(onChange.mock.calls).toEqual([[{ theme: 'system' }], [{ hasMoreContrast: false }]])
})

test('closes by its button, by Escape, which restores the focus, and by a click outside', async () => {
  render(<Closed />)
  for (const close of [
    open,
    () => userEvent.keyboard('{Tab}{Escape}'),
    () => userEvent.click(document.body),
  ]) {
    await open()
    expect(screen.getByRole('group')).toBeTruthy()
    await close()
    expect(screen.queryByRole('group')).toBeNull()
    expect(button().getAttribute('aria-expanded')).toBe('false')
  }
  await open()
  await userEvent.keyboard('{Tab}{Escape}')
  expect(document.activeElement).toBe(button())
})
