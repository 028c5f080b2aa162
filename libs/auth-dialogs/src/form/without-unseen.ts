/**
 * Full-width characters as ASCII ones, and no invisible signs, which copying from contacts, chats and
 * right-to-left text brings along.
 */
export function withoutUnseen(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
}
