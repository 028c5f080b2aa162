/**
 * Runs in the page. Returns one line for each element that overflows the window, text that is cut without an
 * ellipsis, and target smaller than `target` px.
 */
export function findLayoutFaults(target: number): string[] {
  const faults: string[] = []
  const page = document.documentElement
  const slack = 1.5

  // Caches styles, because every text reads those of all its ancestors.
  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)
    return `<${element.localName}> “${words}”`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null
  /** Visually hidden text for screen readers. */
  const isHeardOnly = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, position } = styleOf(at)
      if (position === 'absolute' && clipPath !== 'none') return true
    }
    return false
  }
  const isEllipsis = (element: Element) => {
    const { textOverflow, webkitLineClamp } = styleOf(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  if (page.scrollWidth > page.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + slack,
    )
    const widest = wide.filter((element) => !wide.some((other) => other.parentElement === element))
    faults.push(
      `scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px, by ${widest.slice(0, 3).map(name).join(', ')}`,
    )
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const owner = text.parentElement
    if (owner === null || text.textContent?.trim() === '') continue
    if (/^(script|style|noscript|option|textarea)$/.test(owner.localName)) continue
    if (!isSeen(owner) || isHeardOnly(owner)) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    for (let at: Element | null = owner; at !== null && at !== page; at = at.parentElement) {
      const style = styleOf(at)
      if (isEllipsis(at)) break
      if (style.position === 'fixed') break
      const frame = at.getBoundingClientRect()
      const [x, y] = [style.overflowX, style.overflowY]
      if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) break
      const isCutX =
        /hidden|clip/.test(x) && (box.left < frame.left - slack || box.right > frame.right + slack)
      const isCutY =
        /hidden|clip/.test(y) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack)
      if (isCutX || isCutY) {
        faults.push(`cuts text: ${name(owner)} in ${name(at)}`)
        break
      }
    }
  }

  const controls = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=checkbox], [role=switch], [role^=menuitem]',
  )
  for (const control of controls) {
    if (!isSeen(control) || isHeardOnly(control)) continue
    if (control.closest('iframe, video, [aria-hidden=true]') !== null) continue
    // WCAG exempts links in a sentence, which are as high as their line.
    const isInSentence =
      control.localName === 'a' &&
      styleOf(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    if (isInSentence) continue
    const boxes = [control.getBoundingClientRect()]
    if ('labels' in control && control.labels instanceof NodeList) {
      for (const label of control.labels) {
        if (label instanceof Element) boxes.push(label.getBoundingClientRect())
      }
    }
    const outer = control.closest('label')
    if (outer !== null) boxes.push(outer.getBoundingClientRect())
    for (const part of ['::before', '::after']) {
      const { position, content, inset } = getComputedStyle(control, part)
      if (position !== 'absolute' || content === 'none' || inset === 'auto') continue
      const offset = control instanceof HTMLElement ? control.offsetParent : null
      if (inset === '0px' && styleOf(control).position === 'static' && offset !== null) {
        boxes.push(offset.getBoundingClientRect())
      }
    }
    const width = Math.max(...boxes.map((box) => box.width))
    const height = Math.max(...boxes.map((box) => box.height))
    if (width === 0 || height === 0) continue
    if (width < target - 0.5 || height < target - 0.5) {
      faults.push(`small target: ${name(control)} ${Math.round(width)} × ${Math.round(height)} px`)
    }
  }
  return [...new Set(faults)]
}
