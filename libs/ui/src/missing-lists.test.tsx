import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Breadcrumb } from './breadcrumb/breadcrumb'
import { ChipGroup } from './chip-group/chip-group'
import { Cover } from './cover/cover'
import { ChoiceMenu } from './menu/choice-menu'
import { Menu } from './menu/menu'
import { Tabs } from './tabs/tabs'
import { TitleText } from './title-text/title-text'

// Lists and texts come from JSON, where they may be missing.
const missing = [null, undefined, []]

test.each(missing)('lists of %j are empty', async (list) => {
  render(
    <>
      <Tabs label="课程" value="detail" onValueChange={vi.fn()} items={list} />
      <ChipGroup label="筛选" items={list} />
      <Breadcrumb items={list} />
      <Menu label="账户" trigger="账户" items={list} />
      <ChoiceMenu label="倍速" trigger="倍速" choices={list} current={0} onSelect={vi.fn()} />
    </>,
  )
  expect(screen.queryAllByRole('tab')).toEqual([])
  expect(screen.queryAllByRole('listitem')).toEqual([])
  for (const name of ['账户', '倍速']) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('menu', { name })).toBeDefined()
    await userEvent.keyboard('{Escape}')
  }
})

test.each([null, undefined])('a title of %j is drawn from the alternative text', (title) => {
  render(<Cover src={null} alt="几何" title={title} />)
  expect(screen.getByRole('img', { name: '几何' }).textContent).toBe('几何')
})

test('a title without parts is one text', () => {
  const { container } = render(<TitleText parts={null}>几何</TitleText>)
  expect(container.textContent).toBe('几何')
})
