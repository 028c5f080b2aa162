const language = /^(?:language|lang)-[\w+#.-]{1,20}$/
const alignment = /^(?:left|center|right|justify)$/
const length = /^[\d.]+(?:px|%)$/

/** Converts alignment and image sizes from styles to attributes and drops all other styles. */
export function reduceStyle(element: HTMLElement): void {
  const { textAlign } = element.style
  if (alignment.test(textAlign)) element.setAttribute('align', textAlign)
  if (element.localName === 'img') {
    for (const side of ['width', 'height'] as const) {
      const value = element.style[side]
      if (length.test(value)) element.setAttribute(side, value.replace(/(?:\.\d+)?px$/, ''))
    }
  }
  element.removeAttribute('style')
}

/** Keeps the language class. Other classes would pick up styles of the page. */
export function reduceClass(element: Element): void {
  const kept = [...element.classList].filter((name) => language.test(name))
  if (kept.length > 0) element.className = kept.join(' ')
  else element.removeAttribute('class')
}
