import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sampleBlocks, sampleSlides } from './home-blocks.fixture'
import { SliderBlock } from './slider-block'

let wantsStillness = false

beforeEach(() => {
  wantsStillness = false
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsStillness,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const current = () =>
  screen
    .getAllByRole('button', { name: /^第/ })
    .findIndex((dot) => dot.hasAttribute('aria-current'))
const show = (slides = sampleSlides) =>
  render(
    <SliderBlock
      slides={slides}
      labelSources={{ blocks: sampleBlocks, courseHref: ({ id }) => `/courses/detail/${id}` }}
    />,
  )

function showMoving() {
  vi.useFakeTimers()
  return show()
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('has links and alternative texts', () => {
  show()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses',
    'https://other.example/',
  ])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    '焦点图 1',
    '焦点图 2',
    '焦点图 3',
  ])
})

test('advances every 5 s and wraps after the last slide', () => {
  showMoving()
  expect(current()).toBe(0)
  pass(5_000)
  expect(current()).toBe(1)
  pass(5_000)
  expect(current()).toBe(2)
  pass(5_000)
  expect(current()).toBe(0)
})

test('can be paused and started', () => {
  showMoving()
  fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
  pass(20_000)
  expect(current()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '开始轮播' }))
  pass(5_000)
  expect(current()).toBe(1)
})

test('pauses under the pointer, with the focus inside, and on a hidden page', () => {
  showMoving()
  const region = screen.getByRole('region')
  fireEvent.pointerEnter(region)
  pass(10_000)
  fireEvent.pointerLeave(region)
  fireEvent.focusIn(screen.getByRole('link', { name: '焦点图 1' }))
  pass(10_000)
  fireEvent.focusOut(screen.getByRole('link', { name: '焦点图 1' }))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(10_000)
  expect(current()).toBe(0)
})

test('does not play with reduced motion until requested', () => {
  wantsStillness = true
  showMoving()
  pass(20_000)
  expect(current()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '开始轮播' }))
  pass(5_000)
  expect(current()).toBe(1)
})

test('jumps without animation with reduced motion', () => {
  const scrollTo = vi.fn()
  // jsdom does not scroll.
  Element.prototype.scrollTo = scrollTo
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'))
  showMoving()
  fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  cleanup()
  wantsStillness = true
  show()
  fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }))
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
})

test('shows the selected slide', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: '第 3 张，共 3 张' }))
  expect(current()).toBe(2)
})

test('leaves no timer behind', () => {
  const { unmount } = showMoving()
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('with one image has no controls', () => {
  show(sampleSlides.slice(0, 1))
  expect(screen.queryByRole('button')).toBeNull()
})
