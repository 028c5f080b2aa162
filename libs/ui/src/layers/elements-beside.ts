/**
 * The largest elements of the page that hold nothing of `kept` and no live region, whose messages
 * still have to arrive.
 */
export function elementsBeside(kept: Element): Element[] {
  const spared = [kept, ...document.querySelectorAll('[aria-live]')]

  function beside(parent: Element): Element[] {
    return Array.from(parent.children).flatMap((child) => {
      if (spared.includes(child) || child.matches('script, style, link, template')) return []
      return spared.some((one) => child.contains(one)) ? beside(child) : [child]
    })
  }

  return beside(document.body)
}
