/**
 * Makes everything of the page but `kept` deaf: no focus, no clicks, not read out. Live regions are
 * spared with what is around them, so that messages still arrive.
 *
 * @returns `hide`, to be called once the focus has left the others, and `undo`
 */
export function silenceOthers(kept: Element): { hide: () => void; undo: () => void } {
  const spared = [kept, ...document.querySelectorAll('[aria-live]')]
  const others = beside(document.body, spared)
  const marks: [Element, string][] = []

  function mark(name: string, value: string) {
    for (const element of others) {
      // Whoever set it before us also takes it away.
      if (element.hasAttribute(name)) continue
      element.setAttribute(name, value)
      marks.push([element, name])
    }
  }

  mark('inert', '')
  return {
    // For what does not know `inert`; while the focus is still inside, browsers refuse and complain.
    hide: () => mark('aria-hidden', 'true'),
    undo() {
      for (const [element, name] of marks) element.removeAttribute(name)
    },
  }
}

function beside(parent: Element, spared: Element[]): Element[] {
  return Array.from(parent.children).flatMap((child) => {
    if (spared.includes(child) || child.matches('script, style, link, template')) return []
    return spared.some((one) => child.contains(one)) ? beside(child, spared) : [child]
  })
}
