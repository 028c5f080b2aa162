import { slotAttribute } from '../slots/slots'
import type { TransformContext } from './transform'
import { taskAttribute } from './editor-attributes'

/** Removes attributes like ours from a source. In Markdown, the parser wrote those of slots. */
export function dropForgedMarks(root: ParentNode, { options }: TransformContext): void {
  const forged = options.format === 'markdown' ? [taskAttribute] : [taskAttribute, slotAttribute]
  for (const name of forged) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}
