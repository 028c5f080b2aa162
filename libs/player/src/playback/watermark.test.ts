import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showWatermark } from './watermark'

const words = { text: '138****0001', size: 16, color: 'rgb(1, 2, 3)', opacity: 0.5 }

let host: HTMLElement
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  host = document.createElement('div')
  document.body.append(host)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

function mark(): HTMLElement {
  const [first, ...others] = host.children
  if (!(first instanceof HTMLElement) || others.length > 0) throw new Error('not one mark')
  return first
}

test('is visible, hidden from screen readers, and ignores the pointer', () => {
  stop = showWatermark(host, words)
  expect(mark().textContent).toBe(words.text)
  expect(mark().getAttribute('aria-hidden')).toBe('true')
  const { color, opacity, pointerEvents } = getComputedStyle(mark())
  expect({ color, opacity, pointerEvents }).toEqual({
    color: words.color,
    opacity: '0.5',
    pointerEvents: 'none',
  })
})

test('moves every 5 s, never outside and never over the controls', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.1)
  stop = showWatermark(host, words)
  const first = mark().getAttribute('style')
  random.mockReturnValue(1)
  vi.advanceTimersByTime(4_999)
  expect(mark().getAttribute('style')).toBe(first)
  vi.advanceTimersByTime(1)
  expect(mark().style.left).toBe('100%')
  expect(mark().style.top).toContain('(100% - 96px)')
  expect(mark().getAttribute('style')).toContain('translate: -100% -100%')
})

describe('is restored within a second when', () => {
  test.each<[string, (element: HTMLElement) => void]>([
    ['removed', (element) => element.remove()],
    ['hidden by its style', (element) => element.style.setProperty('display', 'none')],
    ['hidden by an attribute', (element) => (element.hidden = true)],
    ['made transparent', (element) => element.style.setProperty('opacity', '0', 'important')],
    ['moved elsewhere', (element) => document.body.append(element)],
    ['emptied', (element) => (element.textContent = '')],
    [
      'hidden by a style sheet',
      () => {
        const sheet = document.createElement('style')
        sheet.textContent = 'span { visibility: hidden !important }'
        document.body.append(sheet)
        sheet.remove()
      },
    ],
  ])('%s', (_how, harm) => {
    stop = showWatermark(host, words)
    harm(mark())
    vi.advanceTimersByTime(1_000)
    expect(mark().textContent).toBe(words.text)
    expect(mark().hidden).toBe(false)
    const { display, opacity, visibility } = getComputedStyle(mark())
    expect({ display, opacity, visibility }).toEqual({
      display: 'block',
      opacity: '0.5',
      visibility: 'visible',
    })
  })
})

test('ignores an invalid color, size or opacity', () => {
  stop = showWatermark(host, {
    text: words.text,
    size: NaN,
    color: 'red; background: url(https://evil.example)',
    opacity: 7,
  })
  expect(mark().style.color).toBe('red')
  expect(mark().style.opacity).toBe('1')
  expect(mark().style.fontSize).toBe('14px')
  expect(mark().getAttribute('style')).not.toContain('evil')
})

test('leaves nothing behind', () => {
  showWatermark(host, words)()
  expect(host.children).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('text alone is enough', () => {
  stop = showWatermark(host, { text: words.text })
  const { color, opacity, fontSize } = getComputedStyle(mark())
  expect({ color, opacity, fontSize }).toEqual({
    color: 'rgb(255, 0, 0)',
    opacity: '1',
    fontSize: '14px',
  })
})
