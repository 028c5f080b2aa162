import { rename } from '../html/dom'

/** Removes `is`. The sanitizer would remove the element with its content, because `is` cannot be unset. */
export function removeIs(root: ParentNode): void {
  for (const element of root.querySelectorAll('[is]')) {
    element.removeAttribute('is')
    rename(element, /^[a-z]+\d?$/.test(element.localName) ? element.localName : 'span')
  }
}
