import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSearch, stringifySearch } from '../../core/router/search-params'
import { PageChanges } from './page-changes'

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

function Frame() {
  return (
    <>
      <Outlet />
      <PageChanges />
    </>
  )
}

const links = {
  第二页: '/courses?page=2',
  第一页: '/courses?page=1',
  免费: '/courses?scene=free',
  同一页: '/courses?page=2#list',
  会员: '/vip',
  会员第二页: '/vip?page=2',
  同名: '/same-title',
  数学: '/courses?category=数学',
}

function Page({ name }: { name: string }) {
  const { searchStr } = useLocation()
  const title = new URLSearchParams(searchStr).get('category') ?? name
  return (
    <main>
      <title>{title}</title>
      <h1>{title}</h1>
      {Object.entries(links).map(([name, href]) => (
        <Link key={name} to={href}>
          {name}
        </Link>
      ))}
    </main>
  )
}

async function open(path: string) {
  // The path at which the document was loaded, unless a test overrides it.
  window.history.replaceState(null, '', path)
  const root = createRootRoute({ component: Frame })
  const page = (path: string, title: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <Page name={title} /> })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/courses', '全部课程'),
      page('/vip', 'VIP会员'),
      page('/same-title', '全部课程'),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading')
  /** Clicks a link and waits until its target is rendered. */
  return async function follow(name: string) {
    const shown = new Promise((resolve) => router.subscribe('onRendered', resolve))
    await userEvent.click(screen.getByRole('link', { name }))
    await act(() => shown)
  }
}

const focusedText = () => document.activeElement?.textContent
const announced = () => screen.getByRole('status').textContent

/** Mocks the URL at which the document was loaded. */
function visitBeganAt(path: string) {
  const entry = { name: new URL(path, window.location.origin).href }
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [entry] })
}

describe('a visit', () => {
  it('leaves the focus to the browser on its first page', async () => {
    visitBeganAt('/courses')
    await open('/courses')
    expect(document.activeElement).toBe(document.body)
    expect(announced()).toBe('')
  })

  it('that was redirected starts at the heading', async () => {
    visitBeganAt('/member')
    await open('/courses')
    await waitFor(() => expect(focusedText()).toBe('全部课程'))
  })
})

describe('a link', () => {
  beforeEach(() => visitBeganAt('/courses'))

  it.each(['会员', '会员第二页'])(
    'to another path focuses its heading, without an announcement: %s',
    async (name) => {
      const follow = await open('/courses')
      await follow(name)
      expect(focusedText()).toBe('VIP会员')
      expect(screen.getByRole('heading').textContent).toBe('VIP会员')
      expect(announced()).toBe('')
    },
  )

  it('to another path with the same title focuses its heading', async () => {
    const follow = await open('/courses')
    await follow('同名')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '全部课程' }))
  })

  it('to another page of a list focuses the heading and announces the page', async () => {
    const follow = await open('/courses')
    await follow('第二页')
    expect(focusedText()).toBe('全部课程')
    expect(announced()).toBe('第 2 页')
  })

  it('to the first page, if already shown, announces nothing', async () => {
    const follow = await open('/courses')
    await follow('第一页')
    expect(focusedText()).toBe('第一页')
    expect(announced()).toBe('')
  })

  it('to another filter of the same page keeps the focus', async () => {
    const follow = await open('/courses')
    await follow('免费')
    expect(focusedText()).toBe('免费')
    expect(announced()).toBe('')
  })

  it('that changes the title of the same path focuses the heading', async () => {
    const follow = await open('/courses')
    await follow('数学')
    await waitFor(() => expect(focusedText()).toBe('数学'))
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('to the same page of a list clears the announcement', async () => {
    const follow = await open('/courses')
    await follow('第二页')
    expect(announced()).toBe('第 2 页')
    await follow('同一页')
    expect(announced()).toBe('')
    expect(focusedText()).toBe('同一页')
  })
})
