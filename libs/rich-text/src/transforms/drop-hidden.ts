import { hidesByStyle } from './hidden'

/** Fields of forms and controls of an editor, with their words. */
const controls = 'button, datalist, option, select, textarea, .ql-ui, .ql-clipboard, .ql-tooltip'

/** Removes controls and what the source hides. */
export function dropHidden(root: ParentNode): void {
  for (const control of root.querySelectorAll(controls)) control.remove()
  for (const element of root.querySelectorAll('[hidden], [style]')) {
    // WeChat hides its article until a script shows it.
    if (element.id === 'js_content') continue
    const isHidden = element.hasAttribute('hidden')
    if (isHidden || hidesByStyle(element.getAttribute('style') ?? '')) element.remove()
  }
}
