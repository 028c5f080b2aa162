import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'

/** Language and text of the only block, and the words outside. */
function codeOf(source: string) {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'html' })
  const block = holder.querySelector('pre')
  const found = [block?.dataset.language, block?.textContent?.trimEnd()]
  block?.remove()
  return [...found, holder.textContent.trim()]
}

test.each([
  [
    '<pre data-lang="python"><code><span>def f():</span></code><code><span>    return 1</span></code></pre>',
    'python',
    'def f():\n    return 1',
  ],
  [
    '<pre><code><span class="line">a</span><span class="line">b</span></code></pre>',
    undefined,
    'a\nb',
  ],
  [
    '<pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre>',
    undefined,
    'a\nb',
  ],
  [
    '<pre><code>a\nb</code><ul class="pre-numbering"><li>1</li><li>2</li></ul></pre>',
    undefined,
    'a\nb',
  ],
  [
    '<pre><code><table class="hljs-ln"><tr><td data-line-number="1"></td><td>a</td></tr><tr><td data-line-number="2"></td><td>b</td></tr></table></code></pre>',
    undefined,
    'a\nb',
  ],
  ['<pre><ol><li>a</li><li>b</li></ol></pre>', undefined, 'a\nb'],
  ['<pre><div>a</div><div>  b</div></pre>', undefined, 'a\n  b'],
  ['<pre>a<br>b</pre>', undefined, 'a\nb'],
  [
    '<table><tr><td class="gutter"><div>1</div> <div>2</div></td><td class="code"><div class="line"><code>a</code></div><div class="line"><code>b</code></div></td></tr></table>',
    undefined,
    'a\nb',
  ],
  [
    '<table class="rouge-table"><tr><td class="gutter"><pre class="lineno">1\n2\n</pre></td><td class="code"><pre>a\nb\n</pre></td></tr></table>',
    undefined,
    'a\nb',
  ],
  ['<pre><code class="python">x = 1</code></pre>', 'python', 'x = 1'],
  ['<pre><code class="hljs cpp">int x;</code></pre>', 'cpp', 'int x;'],
  ['<pre class="brush:js;toolbar:false">x = 1</pre>', 'javascript', 'x = 1'],
])('%s is code', (source, language, text) => {
  expect(codeOf(source)).toEqual([language, text, ''])
})

test.each([
  ['{.python}', 'python'],
  ['js{1,3}', 'javascript'],
  ['python:main.py', 'python'],
  ['c++', 'cpp'],
])('the fence %s names %s', (info, language) => {
  const html = renderRichText(`\`\`\`${info}\nx\n\`\`\``, { format: 'markdown' })
  expect(html).toContain(`data-language="${language}"`)
})
