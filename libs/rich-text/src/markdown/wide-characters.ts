/** Chinese and Japanese characters and their punctuation, for the class of a regular expression with the flag `u`. */
export const wide =
  '\\p{Script=Han}\\u3000-\\u312f\\u31a0-\\u33ff\\ufe30-\\ufe4f\\uff01-\\uff60\\uffe0-\\uffe6'

/** Punctuation that Chinese shares with other languages: its width depends on the text around it. */
export const sharedPunctuation = '“”‘’…—·'
