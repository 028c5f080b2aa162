import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ChoiceMenu } from './choice-menu'

function setUp() {
  const onSelect = vi.fn()
  render(
    <ChoiceMenu
      label="倍速"
      trigger="倍速 1×"
      choices={['0.75×', '1×', '1.5×']}
      current={1}
      onSelect={onSelect}
    />,
  )
  return { onSelect, trigger: screen.getByRole('button', { name: '倍速 1×' }) }
}

test('marks the current choice', async () => {
  const { trigger } = setUp()
  await userEvent.click(trigger)
  expect(await screen.findByRole('menu', { name: '倍速' })).toBeDefined()
  const choices = screen.getAllByRole('menuitemradio')
  expect(
    choices.map((choice) => [choice.textContent, choice.getAttribute('aria-checked')]),
  ).toEqual([
    ['0.75×', 'false'],
    ['1×', 'true'],
    ['1.5×', 'false'],
  ])
})

test('a click chooses and closes the menu', async () => {
  const { trigger, onSelect } = setUp()
  await userEvent.click(trigger)
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('works by keyboard and restores the focus', async () => {
  const { trigger, onSelect } = setUp()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{End}{Enter}')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
  expect(document.activeElement).toBe(trigger)
})
