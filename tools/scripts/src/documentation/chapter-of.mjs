/**
 * Returns a chapter of a Markdown text, without its heading. The chapter ends at the next heading of its level or
 * above. Its subheadings become second-level headings.
 *
 * @param {string} markdown
 * @param {string} title
 * @returns {string}
 * @throws Error for an unknown title
 */
export function chapterOf(markdown, title) {
  let depth = 0
  let isCode = false
  const lines = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const [, marks = '', words] = (!isCode && /^(#+) (.+)$/.exec(line)) || []
    if (depth > 0 && marks !== '' && marks.length <= depth) break
    if (depth > 0)
      lines.push(marks === '' ? line : `${'#'.repeat(marks.length - depth + 1)} ${words}`)
    if (words === title) depth = marks.length
  }
  if (depth === 0) throw new Error(`There is no chapter "${title}".`)
  return lines.join('\n').trim()
}
