import { hidesByStyle } from './hidden'

/** Removes what the source hides, and fields of forms with their words. */
export function dropHidden(root: ParentNode): void {
  for (const field of root.querySelectorAll('button, datalist, option, select, textarea')) {
    field.remove()
  }
  for (const element of root.querySelectorAll('[hidden], [style]')) {
    // WeChat hides its article until a script shows it.
    if (element.id === 'js_content') continue
    const isHidden = element.hasAttribute('hidden')
    if (isHidden || hidesByStyle(element.getAttribute('style') ?? '')) element.remove()
  }
}
