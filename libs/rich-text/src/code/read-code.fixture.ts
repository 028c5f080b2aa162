/** Code of editors and highlighters, its language and its text. */
export const codeOfEditors: readonly (readonly [
  source: string,
  language: string | undefined,
  text: string,
])[] = [
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
]
