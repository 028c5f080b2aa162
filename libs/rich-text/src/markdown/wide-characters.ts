/** Chinese and Japanese characters and punctuation, for a character class with the flag `u`. */
export const wide =
  '\\p{Script=Han}\\u3000-\\u312f\\u31a0-\\u33ff\\ufe30-\\ufe4f\\uff01-\\uff60\\uffe0-\\uffe6'

/** Punctuation that Chinese shares with other languages. Its width depends on the surrounding text. */
export const sharedPunctuation = '“”‘’…—·'
