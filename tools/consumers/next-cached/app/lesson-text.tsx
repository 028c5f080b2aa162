import { RichText } from '@shuyuan/rich-text'
import { createRichTextRenderer } from '@shuyuan/rich-text/server'
import { pathToFileURL } from 'node:url'

const renderer = createRichTextRenderer({ worker: pathToFileURL('rich-text-worker.mjs') })

/** The recipe of the README of rich-text. */
export async function LessonText({ markdown }: { markdown: string }) {
  'use cache'
  const { render } = await renderer
  const html = await render(markdown, { format: 'markdown', siteOrigin: 'https://school.example' })
  if (html === null) return <RichText source={markdown} format="markdown" />
  // eslint-disable-next-line workspace/raw-html -- finished HTML of the renderer
  return <article dangerouslySetInnerHTML={{ __html: html }} />
}
