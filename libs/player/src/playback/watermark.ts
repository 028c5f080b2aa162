import type { PlayerWatermark } from '../player/player-props'

/** Height of the controls at the lower edge. */
const controlHeight = '96px'
/** Time between two moves, in ms. */
const moveInterval = 5_000
/** Time between two checks that the watermark is still visible, in ms. */
const checkInterval = 500

/** In px. */
const minSize = 8
const maxSize = 64

function clamp(value: number | undefined, low: number, high: number, otherwise: number): number {
  const known = value ?? NaN
  return Number.isFinite(known) ? Math.min(high, Math.max(low, known)) : otherwise
}

function draw({ text, size, color, opacity }: PlayerWatermark): HTMLElement {
  const mark = document.createElement('span')
  mark.setAttribute('aria-hidden', 'true')
  mark.textContent = text
  const style: Record<string, string> = {
    all: 'initial',
    position: 'absolute',
    display: 'block',
    visibility: 'visible',
    'z-index': '1',
    'max-inline-size': '90%',
    'pointer-events': 'none',
    'user-select': 'none',
    'white-space': 'nowrap',
    overflow: 'hidden',
    font: `${clamp(size, minSize, maxSize, 14)}px/1.4 system-ui, sans-serif`,
    color: 'red',
    opacity: String(clamp(opacity, 0, 1, 1)),
  }
  for (const [name, value] of Object.entries(style))
    mark.style.setProperty(name, value, 'important')
  // The browser ignores an invalid color and keeps the red from above.
  if (color) mark.style.setProperty('color', color, 'important')
  return mark
}

function place(mark: HTMLElement) {
  const [left, top] = [Math.random() * 100, Math.random() * 100]
  // Translating by the same percentage keeps the whole text inside the area above the controls.
  mark.style.setProperty('left', `${left}%`, 'important')
  mark.style.setProperty('top', `calc((100% - ${controlHeight}) * ${top / 100})`, 'important')
  mark.style.setProperty('translate', `-${left}% -${top}%`, 'important')
}

/**
 * Shows text that moves over an element, and restores it within half a second if it is removed, changed or
 * hidden. It polls instead of observing mutations: a style sheet can hide the text without a mutation, and a
 * script that always removes the text at once would cause an endless loop.
 *
 * @returns the function that removes the text for good
 */
export function showWatermark(host: HTMLElement, watermark: PlayerWatermark): () => void {
  let mark = draw(watermark)
  let written: string | null = null

  function move() {
    place(mark)
    written = mark.getAttribute('style')
  }

  function isIntact() {
    const isOurs = mark.parentNode === host && mark.textContent === watermark.text
    return isOurs && mark.getAttribute('style') === written && !mark.hidden
  }

  function isVisible() {
    const { display, visibility, opacity } = getComputedStyle(mark)
    const isFaint = Number(opacity) < Number(mark.style.opacity) - 0.01
    return display !== 'none' && visibility !== 'hidden' && !isFaint
  }

  function restore() {
    mark.remove()
    mark = draw(watermark)
    move()
    host.append(mark)
  }

  restore()
  const moveTimer = setInterval(move, moveInterval)
  const checkTimer = setInterval(() => {
    if (!isIntact() || !isVisible()) restore()
  }, checkInterval)
  return () => {
    clearInterval(moveTimer)
    clearInterval(checkTimer)
    mark.remove()
  }
}
