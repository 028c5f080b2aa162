const span = /<span class="[\w .-]*">|<\/span>/g

/** Whether HTML consists of nothing but escaped words and spans with a class, as a highlighter writes. */
export function isCodeMarkup(html: string): boolean {
  return !/[<>]/.test(html.replace(span, ''))
}
