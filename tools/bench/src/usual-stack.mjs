/* eslint-disable @nx/enforce-module-boundaries -- installed only for the run, as in bench.config.ts */
import { createElement } from 'react'
import Markdown from 'react-markdown'
import rehypeHighlight from 'rehype-highlight'
import rehypeKatex from 'rehype-katex'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'

// Output of plugins after the sanitizer is trusted, as the READMEs of these packages recommend.
const schema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
}

/**
 * The usual alternative: react-markdown with equivalent plugins.
 *
 * @param {{ source: string }} props
 * @returns {import('react').ReactElement}
 */
export function UsualStack({ source }) {
  return createElement(
    Markdown,
    {
      remarkPlugins: [remarkGfm, remarkMath],
      rehypePlugins: [rehypeRaw, [rehypeSanitize, schema], rehypeKatex, rehypeHighlight],
    },
    source,
  )
}
