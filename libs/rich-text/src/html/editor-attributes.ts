import { formulaAttributes } from '../math/mark-editor-formulas'
import { quillAttributes } from './quill-marks'
import { lazyAttributes } from './show-lazy-media'

/** Attributes that editors use instead of elements. They pass the sanitizer only to be read. */
export const editorAttributes: readonly string[] = [
  ...lazyAttributes,
  ...quillAttributes,
  ...formulaAttributes,
  'data-lang',
]

export function dropEditorAttributes(root: ParentNode): void {
  for (const name of editorAttributes) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}
