/** A stretch of text, an address or not. */
export interface Stretch {
  text: string
  isLink: boolean
}

/** Until a blank, a quote, or what is not written in an address; not the full stop after it. */
const address =
  /(https?:\/\/[^\s<>"'`\u3000-\u303f\uff00-\uffef\u4e00-\u9fff“”‘’]*[^\s<>"'`\u3000-\u303f\uff00-\uffef\u4e00-\u9fff“”‘’.,;:!?)\]}])/i

/** Divides a plain text at the web addresses in it. */
export function splitLinks(text: string): Stretch[] {
  return text
    .split(address)
    .map((stretch, index) => ({ text: stretch, isLink: index % 2 === 1 && URL.canParse(stretch) }))
    .filter((stretch) => stretch.text !== '')
}
