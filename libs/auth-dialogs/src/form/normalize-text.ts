/**
 * Converts full-width characters to ASCII and removes invisible ones, which text copied from contacts, chats
 * and right-to-left pages contains.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
}
