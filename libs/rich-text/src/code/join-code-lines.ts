import { findLanguage } from './languages'

const lineElements = 'div, p, li, tr, .line'

/** True for a column or list of the numbers 1, 2, 3 and so on. */
function areNumbers(text: string): boolean {
  const numbers = text.trim().split(/\s+/)
  return numbers[0] === '1' && numbers.every((one, index) => one === String(index + 1))
}

/** Editors that number lines put the numbers in a list or in the first cell of each row. */
function dropNumbers(root: Element): void {
  for (const list of root.querySelectorAll('ul, ol')) {
    const texts = Array.from(list.children, ({ textContent }) => textContent?.trim())
    if (areNumbers(texts.join(' '))) list.remove()
  }
  const cells = [...root.querySelectorAll('td:first-child')].filter(
    ({ nextElementSibling }) => nextElementSibling,
  )
  const texts = cells.map(({ textContent }) => textContent?.trim()).join(' ')
  if (texts.trim() === '' || areNumbers(texts)) for (const cell of cells) cell.remove()
}

/** Ends each line element by a line break unless one is there already. */
function endLines(block: Element): void {
  const codes = [...block.children].filter(({ localName }) => localName === 'code')
  const lines = [...block.querySelectorAll(lineElements), ...(codes.length > 1 ? codes : [])]
  for (const line of lines) {
    if (line.querySelector(lineElements)) continue
    const next = line.nextSibling?.textContent ?? ''
    const isEnded = /\n\s*$/.test(line.textContent ?? '') || /^[ \t]*\n/.test(next)
    if (!isEnded && (line.nextSibling || line !== lines.at(-1))) line.append('\n')
  }
}

/** Language that an editor names by a class (`python`, `brush:js`) or an attribute. */
function nameOf(block: Element): string | undefined {
  for (const element of [block, ...block.querySelectorAll('code')]) {
    const given = [...element.className.matchAll(/(?:language-|lang-|brush:\s*)?([\w+#.-]+)/g)].map(
      ([, name = '']) => name,
    )
    const names = [
      ...given,
      ...['data-lang', 'data-language', 'lang'].map((name) => element.getAttribute(name) ?? ''),
    ]
    const found = names.find((name) => findLanguage(name))
    if (found) return found
  }
  return undefined
}

/** Makes a block of code from tables in which one cell has the numbers and another one the code. */
function unwrapTables(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll('td')]
    const [numbers, code] = cells
    if (cells.length !== 2 || !numbers || !code || table.closest('pre')) continue
    if (!areNumbers(numbers.textContent ?? '') || !code.querySelector('pre, code')) continue
    const block = code.querySelector('pre') ?? table.ownerDocument.createElement('pre')
    if (!block.parentNode) block.append(...code.childNodes)
    table.replaceWith(block)
  }
}

/** Reads the lines and the language of code whose lines are elements. */
export function joinCodeLines(root: ParentNode): void {
  unwrapTables(root)
  for (const block of root.querySelectorAll('pre')) {
    // Links, media and slots would be lost.
    if (block.querySelector('a, img, iframe, video, audio, [data-rt-slot]')) continue
    dropNumbers(block)
    for (const lineBreak of block.querySelectorAll('br')) lineBreak.replaceWith('\n')
    endLines(block)
    const name = nameOf(block)
    block.textContent = block.textContent ?? ''
    if (name && !/language-|lang-/.test(block.className)) block.className = `language-${name}`
  }
}
