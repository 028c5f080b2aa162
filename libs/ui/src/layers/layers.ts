import { shutOff } from './shut-off'

/** Something that lies above the page until it is closed. */
export interface Layer {
  /** Holds all of it. */
  element: HTMLElement
  /** Escape was pressed while this was the uppermost layer. */
  onEscape: () => void
  /** Given for a layer that shuts off the page: moves the focus inside, to `last` if that is there. */
  takeFocus?: (last: Element | null) => void
}

const layers: Layer[] = []
let openPage: (() => void) | undefined

/**
 * Puts a layer above all others of ours.
 * @returns the function that takes it away, in whatever order layers go
 */
export function openLayer(layer: Layer): () => void {
  // On the window, before any other listener: a host's own layers must not hear what is ours.
  if (layers.length === 0) window.addEventListener('keydown', onKeyDown, { capture: true })
  layers.push(layer)
  if (layer.takeFocus) shutOffPage(true)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
    // The focus goes back to where it was in the layer below; that is the business of who closes.
    if (layer.takeFocus) shutOffPage(false)
  }
}

function shutOffPage(isNew: boolean) {
  openPage?.()
  const uppermost = layers.findLast(({ takeFocus }) => takeFocus)
  openPage = uppermost?.takeFocus && shutOff(uppermost.element, uppermost.takeFocus, isNew)
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  const layer = layers.at(-1)
  if (!layer || !isOurs(layer, event.target)) return
  event.stopImmediatePropagation()
  // Escape that ends the choice of a Chinese character is no wish to close anything.
  if (event.isComposing) return
  event.preventDefault()
  layer.onEscape()
}

function isOurs(uppermost: Layer, target: EventTarget | null): boolean {
  // A host has laid something above ours.
  if (uppermost.element.closest('[inert], [aria-hidden="true"]')) return false
  if (!(target instanceof Element) || target === document.body) return true
  return target.closest('[aria-live]') !== null || layers.some((l) => l.element.contains(target))
}
