import { LinkProvider } from '@shuyuan/ui'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MainNav } from './main-nav'
import mainNav from './main-nav.stories'

const navigate = vi.fn()

function show(page: string) {
  cleanup()
  render(
    <LinkProvider navigate={navigate}>
      <MainNav entries={mainNav.args.entries} isCurrent={(entry) => entry.url === page} />
    </LinkProvider>,
  )
}

beforeEach(() => {
  navigate.mockClear()
  show('/')
})

const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })

test('marks the current entry', () => {
  expect(screen.getByRole('link', { current: 'page' })).toBe(link('首页'))
})

test('marks the parent of the current entry, with and without a URL', async () => {
  show('/announcement')
  expect(button('学习资料').getAttribute('aria-current')).toBe('true')
  expect(link('全部课程').getAttribute('aria-current')).toBeNull()
  await userEvent.click(button('学习资料'))
  expect(link('公告').getAttribute('aria-current')).toBe('page')

  show('/courses?cid=2')
  expect(link('全部课程').getAttribute('aria-current')).toBe('true')
  expect(button('学习资料').getAttribute('aria-current')).toBeNull()
})

test('paths navigate inside the site, including that of a parent entry', async () => {
  await userEvent.click(link('全部课程'))
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/courses', { replace: undefined }),
  )
})

test('URLs of other sites are plain links, optionally in a new window', () => {
  expect(link('教师博客').getAttribute('target')).toBeNull()
  expect(link('教师博客').getAttribute('rel')).toBe('external')
  expect(link('旧站').getAttribute('rel')).toBe('external')
  expect(link('开源社区').getAttribute('target')).toBe('_blank')
  expect(link('开源社区').getAttribute('rel')).toBe('noopener')
})

test('an entry without a URL and children is not a link', () => {
  for (const name of screen.getAllByText('敬请期待')) {
    expect(name.closest('a, button')).toBeNull()
  }
})

test('null and nameless entries are skipped, and children are optional', () => {
  cleanup()
  const entry = { id: 1, name: '首页', url: '/', opensNewWindow: false }
  const { container, rerender } = render(
    <MainNav
      entries={[null, entry, { ...entry, id: 2, name: '' }, { ...entry, id: 3, children: null }]}
      isCurrent={() => false}
    />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '首页',
    '首页',
  ])
  expect(screen.queryByRole('button')).toBeNull()
  const parent = { ...entry, id: 4, children: [null, { ...entry, id: 5, name: '' }, entry] }
  rerender(<MainNav entries={[parent]} isCurrent={() => false} />)
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2)
  rerender(<MainNav entries={[null]} isCurrent={() => false} />)
  expect(container.childElementCount).toBe(0)
})

test('an entry without children may not fit', () => {
  cleanup()
  const long = { url: '/', opensNewWindow: false, name: '一二三四五六七八九十一二三四五' }
  render(
    <MainNav
      entries={[
        { ...long, id: 1 },
        { ...long, id: 2 },
      ]}
      isCurrent={() => false}
    />,
  )
  expect(screen.getAllByText('更多')).toHaveLength(2)
})

test('twelve entries take one line from 768 px', () => {
  cleanup()
  const entries = Array.from({ length: 12 }, (_, id) => ({
    id,
    name: '课程分类',
    url: `/c${id}`,
    opensNewWindow: false,
    children: [],
  }))
  render(<MainNav entries={entries} isCurrent={() => false} />)
  const [row] = screen.getAllByRole('list')
  const inLine = Array.from(row?.querySelectorAll<HTMLElement>(':scope > li') ?? []).filter(
    ({ dataset }) => dataset.hiddenIn?.includes('line') !== true,
  )
  expect(inLine.map(({ textContent }) => textContent.slice(0, 4))).toEqual([
    ...Array.from({ length: 6 }, () => '课程分类'),
    '更多课程',
  ])
})

describe('second level', () => {
  test('is shown and hidden by its button', async () => {
    expect(screen.queryByRole('link', { name: '编程开发' })).toBeNull()
    await userEvent.click(button('全部课程子菜单'))
    expect(button('全部课程子菜单').getAttribute('aria-expanded')).toBe('true')
    expect(link('编程开发').getAttribute('href')).toBe('/courses?cid=1')
    await userEvent.click(button('全部课程子菜单'))
    expect(screen.queryByRole('link', { name: '编程开发' })).toBeNull()
  })

  test('opens on hover and closes when the mouse leaves', async () => {
    await userEvent.hover(link('全部课程'))
    expect(link('编程开发')).toBeDefined()
    await userEvent.unhover(link('全部课程'))
    expect(screen.queryByRole('link', { name: '编程开发' })).toBeNull()
  })

  test('a click on a list that hovering opened keeps it open', async () => {
    await userEvent.click(button('全部课程子菜单'))
    await userEvent.unhover(button('全部课程子菜单'))
    expect(link('编程开发')).toBeDefined()
  })

  test('Escape closes it and focuses its button', async () => {
    button('全部课程子菜单').focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(document.activeElement).toBe(link('编程开发'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('link', { name: '编程开发' })).toBeNull()
    expect(document.activeElement).toBe(button('全部课程子菜单'))
  })

  test('closes when the focus leaves', async () => {
    button('全部课程子菜单').focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    expect(link('设计创意')).toBe(document.activeElement)
    await userEvent.tab()
    expect(screen.queryByRole('link', { name: '设计创意' })).toBeNull()
  })

  test('opens from a button of the same name if the entry has no URL', async () => {
    await userEvent.click(button('学习资料'))
    expect(link('公告').getAttribute('href')).toBe('/announcement')
  })
})

describe('beside the logo', () => {
  test('entries that do not fit are in 更多, and are marked there', () => {
    show('https://community.example/')
    expect(screen.getAllByRole('link', { name: '开源社区' })).toHaveLength(1)
    // Hidden controls have no role. One is for windows from 1024 px, one for windows from 1200 px.
    const texts = screen.getAllByText('更多').map((more) => {
      expect(more.getAttribute('aria-current')).toBe('true')
      const list = within(more.parentElement ?? document.body)
      return list.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)
    })
    expect(texts).toEqual([
      ['公告', '教师博客', '开源社区', '旧站'],
      ['开源社区', '旧站'],
    ])
  })

  test('更多 is missing if all entries fit', () => {
    cleanup()
    render(<MainNav entries={mainNav.args.entries.slice(0, 3)} isCurrent={() => false} />)
    expect(screen.queryByText('更多')).toBeNull()
  })
})
