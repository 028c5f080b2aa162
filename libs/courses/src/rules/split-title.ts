/** Splits a title at its first colon into a name and a subtitle, which is empty without a colon. */
export function splitTitle(title: string): [name: string, subtitle: string] {
  const [, name = title, subtitle = ''] = /^(.{2,}?)(?:：|: )\s*(.+)$/.exec(title) ?? []
  return [name, subtitle]
}
