import type { MarkdownIt, StateCore } from 'markdown-it'

const mark = /^\[([ xX])\]\s+/

function markTasks({ tokens, Token }: StateCore): void {
  tokens.forEach((token, index) => {
    const [text] = token.children ?? []
    const [typed, sign] = mark.exec(token.content) ?? []
    if (tokens[index - 2]?.type !== 'list_item_open' || text?.type !== 'text' || !typed) return
    text.content = text.content.slice(typed.length)
    const box = new Token('html_inline', '', 0)
    box.content = `<input type="checkbox"${sign === ' ' ? '' : ' checked'}>`
    token.children?.unshift(box)
  })
}

/** Recognizes list items that begin with `[ ]` or `[x]`, like GitHub. `readTasks` reads the checkbox. */
export function taskRule(markdown: MarkdownIt): void {
  markdown.core.ruler.push('task', markTasks)
}
