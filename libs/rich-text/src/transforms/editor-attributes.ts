import { lazyAttributes } from './media/show-lazy-media'

/** Attributes that editors use instead of elements. They pass the sanitizer only to be read. */
export const editorAttributes: readonly string[] = [
  ...lazyAttributes,
  'data-list',
  'data-checked',
  'data-language',
  'data-lang',
  'data-value',
  'data-w-e-type',
]

export function dropEditorAttributes(root: ParentNode): void {
  for (const name of editorAttributes) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}

/** Marks a task item until it is rendered; the value is `open` or `done`. */
export const taskAttribute = 'data-rt-task'
