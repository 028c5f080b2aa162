import type { MarkdownIt, StateCore } from 'markdown-it'
import { taskAttribute } from '../task-attribute'

const mark = /^\[([ xX])\](?=\s)/

function markTasks({ tokens, Token }: StateCore): void {
  tokens.forEach((token, index) => {
    if (token.type !== 'inline' || tokens[index - 1]?.type !== 'paragraph_open') return
    const item = tokens[index - 2]
    const text = token.children?.[0]
    const task = mark.exec(token.content)
    if (item?.type !== 'list_item_open' || text?.type !== 'text' || !task) return
    const isOpen = task[1] === ' '
    item.attrSet(taskAttribute, isOpen ? 'open' : 'done')
    text.content = text.content.slice(task[0].length).trimStart()
    const box = new Token('task_box', 'input', 0)
    box.info = isOpen ? '' : 'x'
    token.children?.unshift(box)
  })
}

/** Recognizes list items that begin with `[ ]` or `[x]`, like GitHub. */
export function taskRule(markdown: MarkdownIt): void {
  markdown.core.ruler.push('task', markTasks)
  // The sanitizer would remove a checkbox, so this attribute is converted to one later.
  markdown.renderer.rules.task_box = () => ''
}
