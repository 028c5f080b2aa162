import { parseEntities } from 'parse-entities'
import { tokensOf, type Token, attributeOf } from '../html/tokens-of'
import { linkUrl } from '../html/urls'
import { textFromHtml } from '../html/text-from-html'

/** Words of an item, with the URL of their link. */
export interface LinkedWords {
  text: string
  href?: string
}

/** An item of a list: words and links, and the items below. */
export interface HeadedListItem {
  words: LinkedWords[]
  /** Items one level below. */
  items: HeadedListItem[]
}

/** A list and the heading or paragraph above it. */
export interface HeadedList {
  title: string
  items: HeadedListItem[]
  /** Range of heading and list in the HTML. */
  start: number
  end: number
}

const heading = /^(?:h[1-6]|p)$/
const listName = /^[ou]l$/
const inline = /^(?:a|b|strong|em|i|u|s|span|code|mark|sub|sup|small|font|br)$/

interface LeveledItem extends HeadedListItem {
  level: number
}

/** Tokens that are read one by one. `read…` returns null for what a list of words does not contain. */
interface Cursor {
  readonly tokens: readonly Token[]
  at: number
}

function skipBlanks(cursor: Cursor): Token | undefined {
  while (cursor.tokens[cursor.at]?.text?.trim() === '') cursor.at += 1
  return cursor.tokens[cursor.at]
}

const isStart = (token: Token | undefined, name: RegExp): boolean =>
  name.test(token?.name ?? '') && !token?.isEndTag

/** Items of a list and of those below its items. */
function readList(cursor: Cursor, level: number): LeveledItem[] | null {
  const { name } = cursor.tokens[cursor.at++] ?? {}
  const items: LeveledItem[] = []
  for (let token = skipBlanks(cursor); isStart(token, /^li$/); token = skipBlanks(cursor)) {
    const indent = Number(/\bql-indent-([1-8])\b/.exec(token?.source ?? '')?.[1] ?? 0)
    const read = readItem(cursor, level + indent)
    if (!read) return null
    items.push(...read)
  }
  const end = cursor.tokens[cursor.at++]
  return end?.isEndTag && end.name === name ? items : null
}

function readItem(cursor: Cursor, level: number): LeveledItem[] | null {
  const item: LeveledItem = { words: [], items: [], level }
  const below: LeveledItem[] = []
  let href: string | undefined
  cursor.at += 1
  for (let token = cursor.tokens[cursor.at]; token; token = cursor.tokens[cursor.at]) {
    const { name = '', isEndTag, text } = token
    if (isStart(token, listName)) {
      const read = readList(cursor, level + 1)
      if (!read) return null
      below.push(...read)
      continue
    }
    cursor.at += 1
    if (name === 'li' && isEndTag) return [item, ...below]
    if (text !== undefined) {
      if (/\$|\\(?:[([]|begin\{)/.test(text)) return null
      item.words.push({ text: parseEntities(text), ...(href && { href }) })
    } else if (name === 'a') href = isEndTag ? undefined : linkOf(token.source)
    else if (!inline.test(name)) return null
  }
  return null
}

function linkOf(tag: string): string | undefined {
  return linkUrl(parseEntities(attributeOf(tag, 'href')))?.href
}

function nested(items: readonly LeveledItem[]): HeadedListItem[] {
  const top: HeadedListItem[] = []
  let open: LeveledItem[] = []
  for (const item of items) {
    open = open.filter(({ level }) => level < item.level)
    ;(open.at(-1)?.items ?? top).push(item)
    open.push(item)
  }
  return top
}

/**
 * Reads the lists of words that directly follow a heading or paragraph, with the levels of Quill. Lists with
 * other content, such as images and formulas, are left out. Works without a DOM.
 */
export function headedLists(html: string): HeadedList[] {
  const tokens = tokensOf(html)
  const found: HeadedList[] = []
  tokens.forEach((token, index) => {
    if (!isStart(token, heading)) return
    const cursor: Cursor = { tokens, at: index + 1 }
    while (cursor.at < tokens.length && !heading.test(tokens[cursor.at]?.name ?? '')) cursor.at += 1
    if (!tokens[cursor.at++]?.isEndTag) return
    const title = textFromHtml(html.slice(token.end, tokens[cursor.at - 1]?.start))
    const items: LeveledItem[] = []
    let { end } = token
    while (isStart(skipBlanks(cursor), listName)) {
      const read = readList(cursor, 0)
      if (!read) return
      items.push(...read)
      end = tokens[cursor.at - 1]?.end ?? end
    }
    if (items.length > 0) found.push({ title, items: nested(items), start: token.start, end })
  })
  return found
}
