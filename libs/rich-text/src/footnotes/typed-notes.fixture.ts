/** Notes without `footnoteIds`: Markdown and its paragraphs, which stay as typed. */
export const typedNotes: readonly (readonly [markdown: string, paragraphs: readonly string[]])[] = [
  ['正文[^1]\n\n[^1]: 第一条', ['正文[^1]', '[^1]: 第一条']],
  ['正文[^1]\n\n[^1]:第一条', ['正文[^1]', '[^1]:第一条']],
  ['正文[^1]\n[^1]: 第一条', ['正文[^1]', '[^1]: 第一条']],
  ['甲[^1]乙[^2]\n\n[^1]: 第一条\n[^2]: 第二条', ['甲[^1]乙[^2]', '[^1]: 第一条', '[^2]: 第二条']],
  ['甲[^1]乙[^1]\n\n[^1]: 第一条', ['甲[^1]乙[^1]', '[^1]: 第一条']],
  ['甲[^注]\n\n[^注]: 见《书》', ['甲[^注]', '[^注]: 见《书》']],
  ['甲[^1]\n\n[^1]: 有 空格 的一条', ['甲[^1]', '[^1]: 有 空格 的一条']],
  ['甲[^1]\n\n[^1]: https://school.example', ['甲[^1]', '[^1]: https://school.example']],
  ['甲[^1]\n\n[^1]: <第一条> "题"', ['甲[^1]', '[^1]: <第一条> "题"']],
  ['[^1]: 第一条\n\n甲[^1]', ['[^1]: 第一条', '甲[^1]']],
  ['> 甲[^1]\n>\n> [^1]: 第一条', ['甲[^1]', '[^1]: 第一条']],
]

/** The same with footnotes: Markdown and the text of its notes. */
export const listedNotes: readonly (readonly [markdown: string, notes: readonly string[]])[] = [
  ['正文[^1]\n\n[^1]: 第一条', ['第一条']],
  ['正文[^1]\n\n[^1]:第一条', ['第一条']],
  ['甲[^1]乙[^2]\n\n[^1]: 第一条\n[^2]: 第二条', ['第一条', '第二条']],
  ['甲[^1]乙[^1]\n\n[^1]: 第一条', ['第一条']],
  ['甲[^注]\n\n[^注]: 见《书》', ['见《书》']],
]
