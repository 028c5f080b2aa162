import MarkdownParser, { type MarkdownIt } from 'markdown-it'
import { markdownMaths } from './markdown-maths'

function createMarkdown(): MarkdownIt {
  return new MarkdownParser({ html: true, langPrefix: 'language-' }).use(markdownMaths)
}

let shared: MarkdownIt | undefined

/** Markdown (CommonMark with tables, strikethrough and maths) as UNSANITISED HTML. */
export function markdownToHtml(source: string): string {
  shared ??= createMarkdown()
  return shared.render(source)
}
