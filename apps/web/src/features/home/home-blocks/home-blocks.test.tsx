import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { sampleBlocks, sampleSlides } from './home-blocks.fixture'
import { HomeBlocks } from './home-blocks'

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

const courseHref = (course: CourseSummary) => `/courses/detail/${course.id}`

const show = (...blocks: HomeBlock[]) =>
  render(<HomeBlocks blocks={blocks} courseHref={courseHref} />)

test('draws blocks in their order, each with real links', async () => {
  show(...sampleBlocks)
  expect(screen.getByRole('region', { name: '焦点图' })).toBeTruthy()
  const shortcuts = within(await screen.findByRole('navigation', { name: '快捷入口' }))
  expect(shortcuts.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '全部课程',
    '会员',
    '学习中心',
  ])
  const courses = within(screen.getByRole('region', { name: '热门课程' }))
  expect(courses.getAllByRole('link')[1]?.getAttribute('href')).toBe('/courses/detail/2')
  expect(
    await screen.findByRole('img', { name: '书院课堂 公众号二维码', hidden: true }),
  ).toBeTruthy()
  // The first time, the libraries of rich text are read from disk.
  const written = await screen.findByRole('heading', { name: '关于我们' }, { timeout: 20_000 })
  expect(written).toBeTruthy()
})

test('shows nothing for a list without courses', () => {
  show({ id: 1, kind: 'courses', title: '空', courses: [] })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a block that fails leaves the others alone and is told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onBlockError = vi.fn()
  const [broken, fine] = sampleBlocks.filter((block) => block.kind === 'courses' || block.id === 7)
  if (!broken || !fine) throw new Error('blocks missing')
  render(
    <HomeBlocks
      blocks={[broken, fine]}
      onBlockError={onBlockError}
      courseHref={() => {
        throw new Error('no URL')
      }}
    />,
  )
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(await screen.findByText('书院课堂')).toBeTruthy()
  expect(onBlockError).toHaveBeenCalledTimes(1)
})

describe('the slider', () => {
  const slider: HomeBlock = { id: 1, kind: 'slider', slides: [...sampleSlides] }
  const current = () =>
    screen
      .getAllByRole('button', { name: /^第/ })
      .findIndex((dot) => dot.hasAttribute('aria-current'))
  function showMoving(block: HomeBlock) {
    vi.useFakeTimers()
    return show(block)
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  test('has links and alternative texts', () => {
    show(slider)
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

  test('moves on every 5 s and begins again after the last', () => {
    showMoving(slider)
    expect(current()).toBe(0)
    pass(5_000)
    expect(current()).toBe(1)
    pass(5_000)
    expect(current()).toBe(2)
    pass(5_000)
    expect(current()).toBe(0)
  })

  test('can be paused and started', () => {
    showMoving(slider)
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
    pass(20_000)
    expect(current()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: '开始轮播' }))
    pass(5_000)
    expect(current()).toBe(1)
  })

  test('rests under the pointer, with the focus inside, and on a hidden page', () => {
    showMoving(slider)
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

  test('stands still for who wants less motion, until asked', () => {
    wantsStillness = true
    showMoving(slider)
    pass(20_000)
    expect(current()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: '开始轮播' }))
    pass(5_000)
    expect(current()).toBe(1)
  })

  test('jumps for who wants less motion', () => {
    const scrollTo = vi.fn()
    // jsdom does not scroll.
    Element.prototype.scrollTo = scrollTo
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'))
    showMoving(slider)
    fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
    cleanup()
    wantsStillness = true
    show(slider)
    fireEvent.click(screen.getByRole('button', { name: '第 2 张，共 3 张' }))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
  })

  test('shows the image asked for', async () => {
    show(slider)
    await userEvent.click(await screen.findByRole('button', { name: '第 3 张，共 3 张' }))
    expect(current()).toBe(2)
  })

  test('leaves no timer behind', () => {
    const { unmount } = showMoving(slider)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('with one image has no controls', () => {
    show({ ...slider, slides: sampleSlides.slice(0, 1) })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
