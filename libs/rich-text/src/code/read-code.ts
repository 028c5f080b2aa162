import type { TransformContext } from '../transforms/transform'
import { replaceBySlot } from '../slots/replace-by-slot'
import { findLanguage } from './languages'

const lineElements = 'div, p, li, tr, .line'
const foreign = 'a, img, iframe, video, audio, [data-rt-slot]'

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
    const next = line.nextSibling instanceof Text ? line.nextSibling.data : ''
    const isEnded = /\n\s*$/.test(line.textContent ?? '') || /^[ \t]*\n/.test(next)
    if (!isEnded && (line.nextSibling || line !== lines.at(-1))) line.append('\n')
  }
}

const languageClass = /(?:language|lang)-([\w+#.-]{1,20})/

/** Language that an editor names by a class (`language-js`, `python`, `brush:js`) or an attribute. */
function languageOf(block: Element): string | undefined {
  const elements = [block, ...block.querySelectorAll('code, [data-language]')]
  const given = elements.flatMap((element) => [
    ...Array.from(
      element.className.matchAll(/(?:language-|lang-|brush:\s*)?([\w+#.-]+)/g),
      ([, name = '']) => name,
    ),
    ...['data-lang', 'data-language', 'lang'].map((name) => element.getAttribute(name) ?? ''),
  ])
  const classes = elements.map(({ className }) => className).join(' ')
  return given.find((name) => findLanguage(name)) ?? languageClass.exec(classes)?.[1]
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

/**
 * Replaces code by slots: blocks, whose lines can be elements, and inline code that names its language. Code
 * with links, media or formulas stays.
 */
export function readCode(root: ParentNode, { slots }: TransformContext): void {
  unwrapTables(root)
  for (const block of root.querySelectorAll('pre')) {
    if (block.querySelector(foreign)) continue
    dropNumbers(block)
    for (const lineBreak of block.querySelectorAll('br')) lineBreak.replaceWith('\n')
    endLines(block)
    const text = block.textContent ?? ''
    replaceBySlot(block, { kind: 'code', text, language: languageOf(block) }, slots)
  }
  for (const code of root.querySelectorAll('code[class]')) {
    const language = languageClass.exec(code.className)?.[1]
    if (!language || code.closest('pre') || code.querySelector(foreign)) continue
    const text = code.textContent ?? ''
    replaceBySlot(code, { kind: 'code', text, language, isInline: true }, slots)
  }
}
