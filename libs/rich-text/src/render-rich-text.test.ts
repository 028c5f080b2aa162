import { describe, expect, test } from 'vitest'
import { renderRichText } from './render-rich-text'

function shown(source: string, format: 'html' | 'markdown' = 'html') {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format, siteOrigin: 'https://school.example' })
  return holder
}

describe('content', () => {
  test('keeps what course texts need', () => {
    const source =
      '<h2>章</h2><p><b>粗</b><em>斜</em><sub>2</sub></p><ul><li>项</li></ul><table><tbody><tr><td colspan="2">格</td></tr></tbody></table>'
    const holder = shown(source)
    for (const name of ['h2', 'b', 'em', 'sub', 'li', 'td[colspan="2"]'])
      expect(holder.querySelector(name), name).not.toBeNull()
  })

  test('puts headings below the heading of the page', () => {
    const holder = shown('<h1>甲</h1><h2>乙</h2>')
    expect([...holder.children].map((node) => node.localName)).toEqual(['h2', 'h3'])
  })

  test('reads alignment from styles and drops the rest', () => {
    const holder = shown(
      '<p style="text-align:center;color:red">x</p><img src=a style="width:50%">',
    )
    expect(holder.innerHTML).not.toContain('style')
    expect(holder.querySelector('p')?.getAttribute('align')).toBe('center')
    expect(holder.querySelector('img')?.getAttribute('width')).toBe('50%')
  })

  test.each(['<a href="ftp://x.example">x</a>', '<a href="sms:1">x</a>', '<p href="/x">x</p>'])(
    'takes the target from %s',
    (source) => {
      expect(shown(source).firstElementChild?.hasAttribute('href')).toBe(false)
    },
  )

  test('marks links that leave the site', () => {
    const [inside, outside] = shown(
      '<a href="https://school.example/vip">内</a><a href="https://other.example">外</a>',
    ).querySelectorAll('a')
    expect(inside?.getAttribute('href')).toBe('/vip')
    expect(inside?.hasAttribute('target')).toBe(false)
    expect(outside?.rel).toContain('noopener')
    expect(outside?.textContent).toBe('外（在新窗口打开）')
    expect(outside?.querySelector('.rt-unseen')?.textContent).toBe('（在新窗口打开）')
  })

  test('lets a table scroll inside itself by keyboard', () => {
    const frame = shown('<table><tr><td>x</td></tr></table>').firstElementChild
    expect(frame?.getAttribute('role')).toBe('region')
    expect(frame?.getAttribute('aria-label')).toBe('表格 1')
    expect(frame?.getAttribute('tabindex')).toBe('0')
  })
})

describe('formulas', () => {
  test.each([
    ['$x$', 'html', false],
    ['<p>$$x$$</p>', 'html', true],
    ['\\(x\\)', 'markdown', false],
    ['$$\na_1 * b_2\n\n= c * d\n$$', 'markdown', true],
    ['<p>$$<br>x<br>+ y<br>$$</p>', 'html', true],
    ['> $$\n> x\n> $$', 'markdown', true],
  ] as const)('%j in %s is typeset', (source, format, display) => {
    const holder = shown(source, format)
    expect(holder.querySelectorAll('.katex math')).toHaveLength(1)
    expect(holder.querySelector('.katex-display') !== null).toBe(display)
  })

  test('keep their source for screen readers, unchanged by Markdown', () => {
    const holder = shown('$a_1 * b_2 * c_3$', 'markdown')
    expect(holder.querySelector('annotation')?.textContent).toBe('a_1 * b_2 * c_3')
    expect(holder.querySelector('em')).toBeNull()
  })

  test('are not detected in money, code, links and attributes', () => {
    const sources = [
      '$5 and $6',
      '<code>$x$</code>',
      '<pre>$x$</pre>',
      '<a href="/?a=$b$">$c$</a>',
      '<img src="/a.png" alt="$x$">',
    ]
    for (const source of sources) expect(shown(source).querySelector('.katex'), source).toBeNull()
    for (const source of ['`$x$`', '```\n$x$\n```', '[a](/?a=$b$ "$c$")', '\\$x\\$'])
      expect(shown(source, 'markdown').querySelector('.katex'), source).toBeNull()
  })

  test('that are invalid show their source and the reason', () => {
    const holder = shown('前 $\\frac{1$ 后')
    expect(holder.textContent).toContain('\\frac{1')
    expect(holder.querySelector('.rt-math-error')?.textContent).toMatch(/（公式有误：.+）$/)
    expect(holder.textContent).toContain('后')
  })

  test.each(['\\href{/x}{x}', '\\url{x}', '\\htmlData{a=b}{x}', '\\includegraphics{x}'])(
    'do not use %s, and say so',
    (tex) => {
      const holder = shown(`前 $1 + ${tex}$ 后`)
      const failed = holder.querySelector('.rt-math-error')
      expect(failed?.querySelector('code')?.textContent).toBe(`$1 + ${tex}$`)
      expect(failed?.textContent).toContain('公式含有不允许的内容')
      expect(holder.querySelector('.katex')).toBeNull()
    },
  )

  test('do not share definitions', () => {
    expect(shown('$\\gdef\\z{1}\\z$ $\\z$').querySelectorAll('.rt-math-error')).toHaveLength(1)
  })

  test.each([
    ['$a &amp;lt; b$', 'a < b'],
    ['$a &amp;gt; b$', 'a > b'],
    ['$\\sin&nbsp;x$', '\\sin x'],
    ['$\\sin&amp;nbsp;x$', '\\sin x'],
    ['$\\begin{matrix} a &amp;amp; b \\end{matrix}$', '\\begin{matrix} a & b \\end{matrix}'],
  ])('ignore leftovers of editors: %s', (source, tex) => {
    expect(shown(source).querySelector('annotation')?.textContent).toBe(tex)
  })

  test('can define macros, within limits', () => {
    expect(shown('$\\def\\a{x}\\a\\a$').querySelector('.katex')).not.toBeNull()
    const many = `$\\newcommand{\\a}{xxxxxxxxxx}${'\\a'.repeat(400)}$`
    expect(shown(many).querySelector('.rt-math-error')).not.toBeNull()
    expect(shown(`$${'\\ne '.repeat(400)}$`).querySelector('.rt-math-error')).toBeNull()
  })

  test('are a named group if they are display formulas', () => {
    const alone = shown('$$x$$').querySelector('.rt-math-display')
    expect(alone?.getAttribute('role')).toBe('group')
    expect(alone?.getAttribute('aria-label')).toBe('公式')
    expect(shown('$x$').querySelector('.rt-math')?.hasAttribute('role')).toBe(false)
  })

  test('give a short reason without the position of the error', () => {
    const reason = shown(`$\\frac{${'x'.repeat(300)}$`).querySelector('.rt-reason')?.textContent
    expect(reason).not.toMatch(/KaTeX parse error|position/)
    expect(reason?.length).toBeLessThan(150)
  })

  test('cannot grow without bound', () => {
    expect(shown('$\\def\\a{\\a\\a}\\a$').querySelector('.rt-math-error')).not.toBeNull()
    expect(shown('$\\rule{9999em}{1em}$').innerHTML).not.toContain('9999em;')
  })
})

describe('code', () => {
  test.each([
    ['<p>用 <code class="language-js">const a = 1</code> 声明</p>', 'html'],
    ['用 <code class="lang-js">const a = 1</code> 声明', 'markdown'],
  ] as const)('within the text is colored when it names its language: %s', (source, format) => {
    const holder = shown(source, format)
    const code = holder.querySelector('p > code')
    expect(code?.textContent).toBe('const a = 1')
    expect(code?.querySelector('.hljs-keyword')?.textContent).toBe('const')
    expect(holder.querySelector('pre')).toBeNull()
    expect(holder.textContent?.trim()).toBe('用 const a = 1 声明')
  })

  test('inline stays as it is without a language or with elements inside', () => {
    for (const html of [
      '<code>const a = 1</code>',
      '<code class="language-js"><a href="/x">const</a></code>',
    ]) {
      expect(shown(`<p>${html}</p>`, 'html').querySelector('[class^=hljs]')).toBeNull()
    }
  })

  test('is highlighted by its language and keeps its text', () => {
    const code = 'const a = "<b>" // 注'
    const holder = shown(`\`\`\`js\n${code}\n\`\`\``, 'markdown')
    expect(holder.querySelector('pre .hljs-keyword')?.textContent).toBe('const')
    expect(holder.querySelector('pre')?.textContent).toBe(`${code}\n`)
  })

  test('without a language is highlighted if it can be guessed', () => {
    const source =
      'def f(x):\n    """doc"""\n    return [i for i in range(x) if i % 2 == 0]\n\nprint(f(10))'
    const holder = shown(`<pre>${source}</pre>`)
    expect(holder.querySelector('pre')?.dataset.language).toBe('python')
  })

  test('in an unknown language stays plain', () => {
    expect(shown('```brainteaser\na b\n```', 'markdown').querySelector('pre span')).toBeNull()
  })
})

describe('Markdown', () => {
  test('parses tables, strikethrough and task lists', () => {
    const holder = shown('| a |\n|---|\n| b |\n\n~~c~~\n\n- [x] d\n- [ ] e', 'markdown')
    expect(holder.querySelector('td')?.textContent).toBe('b')
    expect(holder.querySelector('s')?.textContent).toBe('c')
    const boxes = [...holder.querySelectorAll<HTMLInputElement>('input[type=checkbox]:disabled')]
    expect(boxes.map((box) => box.checked)).toEqual([true, false])
  })

  test('keeps harmless HTML and the formulas beside it', () => {
    const holder = shown('<b>x</b> $y$ <script>alert(1)</script>', 'markdown')
    expect(holder.querySelector('b')).not.toBeNull()
    expect(holder.querySelector('.katex')).not.toBeNull()
    expect(holder.querySelector('script')).toBeNull()
  })
})

test.each(['html', 'markdown'] as const)('renders elements nested 5,000 deep in %s', (format) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(`${'<b>'.repeat(5_000)}甲${'</b>'.repeat(5_000)}乙`, { format })
  expect(holder.textContent.trim()).toBe('甲乙')
  expect(holder.querySelector('b')?.textContent).toBe('甲')
})
