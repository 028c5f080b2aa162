import { LinkifyIt } from 'linkify-it'

/** Part of a text, with `href` if it is a web URL. */
export interface Stretch {
  text: string
  href?: string
}

/** Chinese characters, punctuation and invisible characters, which end a URL even without a space. */
const boundary = /([\u3000-\u303f\uff00-\uffef\p{sc=Han}\p{Cf}“”‘’]+)/u

// File names and email addresses do not match.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, at, self) =>
      Math.max(0, self.testSchemaAt(`//${text.slice(at)}`, 'https:', 0) - 2),
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })

/** Splits a plain text at its web URLs. */
export function splitLinks(text: string): Stretch[] {
  return text
    .split(boundary)
    .flatMap(splitWords)
    .filter((stretch) => stretch.text !== '')
}

function splitWords(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const { index, lastIndex, raw, url } of linkify.match(text) ?? []) {
    stretches.push({ text: text.slice(end, index) }, { text: raw, href: url })
    end = lastIndex
  }
  return [...stretches, { text: text.slice(end) }]
}
