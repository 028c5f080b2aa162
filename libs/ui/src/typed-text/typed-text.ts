/**
 * Converts full-width characters to ASCII and removes invisible ones, which text copied from contacts, chats
 * and right-to-left pages contains.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
}

/** Normalizes a typed or pasted code. Codes also contain no white space. */
export function normalizeCode(code: string): string {
  return normalizeText(code).replace(/\s/g, '')
}

/** Normalizes search keywords. Keeps the joiners (U+200C and U+200D) that emoji and some scripts need. */
export function normalizeKeywords(keywords: string): string {
  return keywords
    .normalize('NFKC')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()
}

/** Whether a text has no visible character, such as a comment of U+200B or U+3164. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}
