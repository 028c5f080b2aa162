/**
 * One line of text that is valid in a comment and in Markdown, without a full stop at its end.
 *
 * @param {string} text
 * @param {string} option name of the option that the text comes from
 * @throws when the text is empty, has several lines or would end a comment
 */
export function oneLine(text, option) {
  const line = text.trim().replace(/\.$/, '')
  if (line === '' || /[\r\n]|\*\//.test(line))
    throw new Error(`--${option} must be one line of text without "*/".`)
  return line
}
