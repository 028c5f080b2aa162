import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { expect, test } from 'vitest'
import * as stories from './appearance-menu.stories'

const { Closed, DarkWithMoreContrast } = composeStories(stories)

const open = () => userEvent.click(screen.getByRole('button', { name: /主题/ }))

test('names the theme, shows the choices and says what changes', async () => {
  const onChange = fn()
  render(<DarkWithMoreContrast onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '主题：深色', expanded: false }))
  expect(await screen.findByRole('group', { name: '主题' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '深色', checked: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '跟随系统' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '高对比度', checked: true }))
  expect(onChange.mock.calls).toEqual([[{ theme: 'system' }], [{ hasMoreContrast: false }]])
})

test('closes by its button, by Escape, which gives the focus back, and by a press outside', async () => {
  render(<Closed />)
  const button = screen.getByRole('button', { name: '主题：跟随系统' })
  for (const close of [
    open,
    () => userEvent.keyboard('{Tab}{Escape}'),
    () => userEvent.click(document.body),
  ]) {
    await open()
    expect(await screen.findByRole('group')).toBeTruthy()
    await close()
    expect(screen.queryByRole('group')).toBeNull()
  }
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
