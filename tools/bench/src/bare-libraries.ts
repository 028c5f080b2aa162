/* eslint-disable @nx/enforce-module-boundaries -- bench.config.ts resolves these to the versions that rich-text depends on */
import hljs from 'highlight.js/lib/core'
import cpp from 'highlight.js/lib/languages/cpp'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import katex from 'katex'
import MarkdownIt from 'markdown-it'
import type { SampleText } from './sample-text'

const highlighter = hljs.newInstance()
for (const [name, language] of Object.entries({ cpp, java, javascript, python, sql }))
  highlighter.registerLanguage(name, language)

const markdown = new MarkdownIt({ html: true })

/** Calls the three libraries directly on the same input, without sanitizing or combining the results. */
export const bare = {
  markdown: ({ markdown: source }: SampleText): string => markdown.render(source),
  math: ({ formulas }: SampleText): string[] =>
    formulas.map(({ tex, display }) =>
      katex.renderToString(tex, { displayMode: display, strict: false }),
    ),
  code: ({ code }: SampleText): string[] =>
    code.map(({ language, text }) => highlighter.highlight(text, { language }).value),
}
