const alignment = /^(?:left|center|right|justify)$/
const length = /^[\d.]+(?:px|%)$/

/** Converts alignment and image sizes from styles to attributes and drops all other styles. */
export function reduceStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
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
}
