import type { RichTextOptions } from '../rich-text-options'
import { formulaAttributes } from '../math/mark-editor-formulas'
import { lazyAttributes, showLazyMedia } from './lazy-media'
import { quillAttributes, readQuill } from './quill'

/** Attributes that editors use instead of elements. They pass the sanitizer only to be read. */
export const editorAttributes: readonly string[] = [
  ...lazyAttributes,
  ...quillAttributes,
  ...formulaAttributes,
]

/** Converts attributes of editors to elements and attributes of HTML. */
export function readEditorMarks(fragment: DocumentFragment, options: RichTextOptions): void {
  showLazyMedia(fragment, options)
  readQuill(fragment)
  for (const name of editorAttributes) {
    if (options.extraAttributes?.includes(name)) continue
    for (const element of fragment.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}
