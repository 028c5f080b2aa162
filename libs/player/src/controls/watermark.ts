import type { PlayerWatermark } from './player-props'

/** Height of what the controls take of the lower edge; an embedded player's are lower. */
const controlHeight = '96px'
/** Between two places, in ms. */
const stay = 5_000
/** Between two looks whether it still can be seen, in ms. */
const look = 500

const smallest = 8
const largest = 64

/** A number between two others. */
function within(value: number | undefined, low: number, high: number, otherwise: number): number {
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
    font: `${within(size, smallest, largest, 14)}px/1.4 system-ui, sans-serif`,
    color: 'red',
    opacity: String(within(opacity, 0, 1, 1)),
  }
  for (const [name, value] of Object.entries(style))
    mark.style.setProperty(name, value, 'important')
  // What is no color is refused by the browser, and the one above stays.
  if (color) mark.style.setProperty('color', color, 'important')
  return mark
}

function place(mark: HTMLElement) {
  const [left, top] = [Math.random() * 100, Math.random() * 100]
  // As far from its own edge as from that of the image above the controls: never partly outside.
  mark.style.setProperty('left', `${left}%`, 'important')
  mark.style.setProperty('top', `calc((100% - ${controlHeight}) * ${top / 100})`, 'important')
  mark.style.setProperty('translate', `-${left}% -${top}%`, 'important')
}

/**
 * Shows words that move over an element, and puts them back within half a second when they are taken
 * away, changed or hidden. It looks again and again instead of hearing of changes: a style sheet can
 * hide them without one, and a script that removes them at once each time would be answered without end.
 *
 * @returns takes them away for good
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

  function isSeen() {
    const { display, visibility, opacity } = getComputedStyle(mark)
    const isFaint = Number(opacity) < Number(mark.style.opacity) - 0.01
    return display !== 'none' && visibility !== 'hidden' && !isFaint
  }

  function putBack() {
    mark.remove()
    mark = draw(watermark)
    move()
    host.append(mark)
  }

  putBack()
  const moving = setInterval(move, stay)
  const looking = setInterval(() => {
    if (!isIntact() || !isSeen()) putBack()
  }, look)
  return () => {
    clearInterval(moving)
    clearInterval(looking)
    mark.remove()
  }
}
