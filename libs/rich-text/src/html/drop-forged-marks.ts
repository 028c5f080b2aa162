import { slotAttribute } from '../slots/slots'
import { taskAttribute } from '../task-attribute'
import type { TransformContext } from './transform'

/** Removes attributes like ours from an HTML source. In Markdown, the parser wrote them. */
export function dropForgedMarks(root: ParentNode, { options }: TransformContext): void {
  if (options.format === 'markdown') return
  for (const name of [slotAttribute, taskAttribute]) {
    for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  }
}
