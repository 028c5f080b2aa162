/** Line breaks within a paragraph: Markdown and its visible text. */
export const softBreaks: readonly (readonly [markdown: string, words: string])[] = [
  // No space between wide characters.
  ['你好\n谢谢', '你好谢谢'],
  ['你好，\n谢谢', '你好，谢谢'],
  ['他说：\n“好。”', '他说：“好。”'],
  ['“好。”\n他说', '“好。”他说'],
  ['“好。”\n“行。”', '“好。”“行。”'],
  ['等等……\n——他说', '等等……——他说'],
  ['中文\n“API”\n中文', '中文“API”中文'],
  ['日本語です。\nはい', '日本語です。はい'],
  ['一\n二\n三', '一二三'],
  ['\u{20000}\n\u{20001}', '\u{20000}\u{20001}'],
  // Emphasis, links, code and tags in between make no difference.
  ['**粗体**\n后文', '粗体后文'],
  ['前文\n**“粗体”**后文', '前文“粗体”后文'],
  ['[链接](/a)\n~~旧~~', '链接旧'],
  ['`代码`\n后文', '代码后文'],
  ['<font>字</font>\n后文', '字后文'],
  ['> 引文\n> 后文', '引文后文'],
  ['- 项\n  后文', '项后文'],
  // A space elsewhere.
  ['abc\ndef', 'abc def'],
  ['中文\ndef', '中文 def'],
  ['abc\n中文', 'abc 中文'],
  ['2024\n年', '2024 年'],
  ['안녕\n하세요', '안녕 하세요'],
  ['中文\n한국어', '中文 한국어'],
  ['“abc”\n“def”', '“abc” “def”'],
  ['中文\n`code`', '中文 code'],
  ['`code`\n中文', 'code 中文'],
  // A hard break stays.
  ['你好  \n谢谢', '你好/谢谢'],
  ['你好\\\n谢谢', '你好/谢谢'],
]
