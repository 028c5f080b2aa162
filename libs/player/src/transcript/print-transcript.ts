import { formatDuration } from '@shuyuan/time-format'
import type { LoadedTranscript } from './load-transcript'
import { paragraphsOf, paragraphText } from './paragraphs'

const css = `
  body { max-width: 42em; margin: 0 auto; font: 12pt/1.7 serif; }
  h1 { font-size: 16pt; }
  p { display: grid; grid-template-columns: 5em 1fr; margin: 0 0 0.4em; break-inside: avoid; }
  span { font-variant-numeric: tabular-nums; }
`

/** Prints a transcript without the rest of the page, in a temporary frame. */
export function printTranscript(
  title: string,
  { sentences, language }: LoadedTranscript,
  lang: string,
): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page || !view) return frame.remove()
  page.documentElement.lang = language || lang
  page.title = title
  const style = page.createElement('style')
  style.textContent = css
  page.head.append(style)
  const heading = page.createElement('h1')
  heading.textContent = title
  page.body.append(heading)
  for (const paragraph of paragraphsOf(sentences, [...sentences.keys()])) {
    const line = page.createElement('p')
    const time = page.createElement('span')
    time.textContent = formatDuration(paragraph.start)
    line.append(time, paragraphText(sentences, paragraph))
    page.body.append(line)
  }
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
