/** Value of an attribute in a tag, without a DOM and with its entities; `''` without one. */
export function attributeOf(tag: string, name: string): string {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)|'([^']*)|([^\\s"'>]+))`, 'i')
  const [, ...values] = pattern.exec(tag) ?? []
  return values.find(Boolean) ?? ''
}
