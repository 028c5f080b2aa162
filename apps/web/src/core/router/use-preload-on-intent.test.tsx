import { Link, LinkProvider } from '@shuyuan/ui'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInSite, testServices } from '../../testing/render-in-site.fixture'
import type { Services } from '../services'
import { useNavigateByHref } from './link-navigation'
import { usePreloadOnIntent } from './use-preload-on-intent'

function Links({ hrefs }: { hrefs: string[] }) {
  usePreloadOnIntent()
  return (
    <LinkProvider navigate={useNavigateByHref()}>
      {hrefs.map((href) => (
        <Link key={href} href={href}>
          <b>{href}</b>
        </Link>
      ))}
      <Link href="/vip" newTab>
        新窗口
      </Link>
      <a href="/vip" download>
        下载
      </a>
    </LinkProvider>
  )
}

async function show(...hrefs: string[]) {
  return showWith(testServices(), ...hrefs)
}

async function showWith(services: Services, ...hrefs: string[]) {
  const { router } = renderInSite(<Links hrefs={hrefs} />, services)
  await screen.findByText('新窗口')
  return {
    preload: vi.spyOn(router, 'preloadRoute').mockResolvedValue([]),
    navigate: vi.spyOn(router, 'navigate'),
  }
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['hover', fireEvent.mouseOver],
  ['focus', fireEvent.focusIn],
  ['touch', fireEvent.touchStart],
])('%s preloads the page of a link', async (_, announce) => {
  const { preload } = await show('/search?keywords=a')
  announce(screen.getByText('/search?keywords=a'))
  vi.advanceTimersByTime(50)
  expect(preload).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ href: '/search?keywords=a' }),
  )
})

it('a touch preloads at once', async () => {
  const { preload } = await show('/vip')
  fireEvent.touchStart(screen.getByText('/vip'))
  expect(preload).toHaveBeenCalledOnce()
})

it('a pointer that passes over a link preloads nothing', async () => {
  const { preload } = await show('/vip', '/courses')
  fireEvent.mouseOver(screen.getByText('/vip'))
  fireEvent.mouseOver(document.body)
  fireEvent.mouseOver(screen.getByText('/courses'))
  vi.advanceTimersByTime(50)
  expect(preload).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ href: '/courses' }))
})

it('other sites, new windows, downloads and the current page are not preloaded', async () => {
  const hrefs = ['https://example.com/', 'mailto:a@school.example', '#main', 'https://[broken']
  const { preload } = await show(...hrefs)
  for (const name of [...hrefs, '新窗口', '下载']) fireEvent.touchStart(screen.getByText(name))
  expect(preload).not.toHaveBeenCalled()
})

it.each([
  ['/vip', '/vip', true],
  ['?tab=3', '/?tab=3', false],
  ['?page=2', '/?page=2', true],
])(
  'a click on %s navigates with the router to %s, resetScroll %s',
  async (href, to, resetScroll) => {
    const { navigate } = await show(href)
    await userEvent.click(screen.getByText(href))
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ href: to, resetScroll }),
      ),
    )
  },
)

it('a click leaves a server-rendered page only when it is hydrated', async () => {
  const services = testServices({ isServerMade: true })
  const { navigate } = await showWith(services, '/vip')
  await userEvent.click(screen.getByText('/vip'))
  expect(navigate).not.toHaveBeenCalled()
  services.markHydrated()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce())
})
