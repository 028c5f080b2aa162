import type { Env, MarkdownIt, Renderer, RendererRule, Token } from 'markdown-it'
import {
  lazyImage,
  externalLink,
  tableFrame,
  taskBox,
  type Attributes,
} from '../html/added-attributes'
import { linkUrl, mediaUrl, siteOriginOf } from '../html/urls'
import type { Surroundings } from '../html/decorate-structure'
import { headingId } from '../html/heading-id'
import { escapeHtml } from '../html/escape-html'
import { fill } from '../locales/fill'
import type { RichTextLocale } from '../locales/rich-text-locale'
import type { RichTextOptions } from '../rich-text-options'
import { taskAttribute } from '../task-attribute'

interface FinishedFor {
  options: RichTextOptions
  locale: RichTextLocale
  surroundings: Surroundings
}

declare module 'markdown-it' {
  interface Env {
    finishedFor?: FinishedFor
  }
}

function targetOf(env: Env | undefined): FinishedFor {
  if (!env?.finishedFor) throw new Error('`env.finishedFor` is missing.')
  return env.finishedFor
}

type Step = (token: Token, target: FinishedFor) => void

function tag(renderer: Renderer, name: string, attributes: Attributes): string {
  return `<${name}${renderer.renderAttrs({ attrs: attributes.map(([key, value]) => [key, value]) })}>`
}

function changed(step: Step): RendererRule {
  return (tokens, index, options, env, renderer) => {
    const token = tokens[index]
    if (token) step(token, targetOf(env))
    return renderer.renderToken(tokens, index, options)
  }
}

const lowered = changed((token, { surroundings }) => {
  if (surroundings.lowersHeadings) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`
})

const named: RendererRule = (tokens, index, options, env, renderer) => {
  const {
    options: { headingIds: prefix },
    surroundings,
  } = targetOf(env)
  if (prefix !== undefined) {
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    tokens[index]?.attrSet('id', headingId(text, prefix, surroundings.headingIds))
  }
  return lowered(tokens, index, options, env, renderer)
}

const aligned: Step = (token) => {
  const side = /^text-align:([a-z]+)$/.exec(String(token.attrGet('style')))?.[1]
  token.attrs = side === undefined ? null : [['align', side]]
}

const judged: Step = (token, { options }) => {
  const link = linkUrl(String(token.attrGet('href')), siteOriginOf(options))
  const title = token.attrGet('title')
  token.attrs = []
  if (link) token.attrSet('href', link.href)
  if (title !== null) token.attrSet('title', title)
  if (link?.isExternal) for (const [name, value] of externalLink) token.attrSet(name, value)
}

function openingLink(tokens: readonly Token[], index: number): Token | undefined {
  for (let at = index; at >= 0; at--) if (tokens[at]?.type === 'link_open') return tokens[at]
  return undefined
}

/**
 * Makes markdown-it write texts without raw HTML the way `decorateFragment` would leave them: checked URLs,
 * decorated links, lazy images, framed tables, lowered headings and tasks.
 */
export function finishedRules({ renderer }: MarkdownIt): void {
  const { rules } = renderer
  rules.heading_open = named
  rules.heading_close = lowered
  rules.th_open = rules.td_open = changed(aligned)
  rules.link_open = changed(judged)
  rules.link_close = (tokens, index, _options, env) => {
    const isOutward = openingLink(tokens, index)?.attrGet('target') === '_blank'
    if (!isOutward) return '</a>'
    const { opensNewWindow } = targetOf(env).locale
    return `<span class="rt-unseen">${escapeHtml(opensNewWindow)}</span></a>`
  }
  rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index]
    if (!token) return ''
    const { baseUrl } = targetOf(env).options
    const src = mediaUrl(String(token.attrGet('src')), { baseUrl, allowsInline: true })
    if (!src) return ''
    token.attrSet('src', src)
    token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env))
    for (const [name, value] of lazyImage) token.attrSet(name, value)
    return self.renderToken(tokens, index, options)
  }
  rules.table_open = (_tokens, _index, _options, env, self) => {
    const { surroundings, locale } = targetOf(env)
    surroundings.tables += 1
    const label = fill(locale.table, 'number', surroundings.tables)
    return `${tag(self, 'div', tableFrame(label))}<table>\n`
  }
  rules.table_close = () => '</table></div>\n'
  rules.list_item_open = changed((token) => {
    if (token.attrGet(taskAttribute) !== null) token.attrs = [['class', 'rt-task']]
  })
  rules.task_box = (tokens, index, _options, env, self) =>
    `${tag(self, 'input', taskBox(tokens[index]?.info === 'x', targetOf(env).locale))} `
}
