import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageFrame } from '../page-frame/page-frame'
import { BackToTop } from './back-to-top'

const scrollTo = vi.fn()
let prefersCalm = false

function scrollToHeight(top: number) {
  act(() => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  prefersCalm = false
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: prefersCalm }))
  render(
    <PageFrame>
      <BackToTop />
    </PageFrame>,
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('appears only after 2000 px', () => {
  scrollToHeight(2000)
  expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull()
  scrollToHeight(2001)
  expect(screen.getByRole('button', { name: '返回顶部' })).toBeDefined()
  scrollToHeight(0)
  expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull()
})

test('scrolls smoothly to the top and focuses the content', async () => {
  scrollToHeight(3000)
  await userEvent.click(screen.getByRole('button', { name: '返回顶部' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('jumps to the top with reduced motion', async () => {
  prefersCalm = true
  scrollToHeight(3000)
  await userEvent.click(screen.getByRole('button', { name: '返回顶部' }))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' })
})
