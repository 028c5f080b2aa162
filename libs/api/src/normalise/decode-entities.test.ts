import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities'

test.each([
  ['a &gt; b &amp;&amp; c &lt; d', 'a > b && c < d'],
  ['&#39;x&#39; &#x4F60;&#22909; &nbsp;&hellip;', "'x' 你好  …"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&lt;script&gt;', '<script>'],
  [
    'AT&T & co; &unknown; &toString; &#0; &#xD800; &#1114112;',
    'AT&T & co; &unknown; &toString; &#0; &#xD800; &#1114112;',
  ],
])('%s', (written, meant) => {
  expect(decodeEntities(written)).toBe(meant)
})
