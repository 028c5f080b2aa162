const isBlank = (character: string) => ' \t\n\v\f\r'.includes(character)

/**
 * Strips tags from comments and indexed text. As in production, each `<` that no space follows
 * starts a tag, which ends at the next `>` outside quotes or at the end of the text.
 */
export function stripTags(html: string): string {
  let text = ''
  let depth = 0
  let quote = ''
  Array.from(html).forEach((character, index, characters) => {
    const opens = character === '<' && !isBlank(characters[index + 1] ?? '\0')
    if (depth === 0) {
      if (opens) depth = 1
      else text += character
    } else if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (opens) depth += 1
    else if (character === '>') depth -= 1
  })
  return text
}
