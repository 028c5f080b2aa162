// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadRichText, renderRichText, RichText } from '.'

const attack = '<p>甲</p><img src=x onerror=alert(1)><p>乙 &lt;b&gt;</p>'

test('without a DOM the result is the escaped plain text', async () => {
  const text = '<p>甲\n乙 &lt;b&gt;</p>'
  expect(renderRichText(attack, { format: 'html' })).toBe(text)
  await expect(loadRichText(attack, { format: 'html' })).resolves.toBe(text)
})

test('Markdown is escaped as typed', () => {
  expect(renderRichText('**甲** <script>x</script>', { format: 'markdown' })).toBe(
    '<p>**甲** &lt;script&gt;x&lt;/script&gt;</p>',
  )
})

test('the component renders the plain text on the server', () => {
  const html = renderToString(<RichText source={attack} format="html" />)
  expect(html).toContain('甲\n乙 &lt;b&gt;')
  expect(html).not.toContain('img')
})
