import { expect, test } from 'vitest'
import { problemsOf } from '../test/attack-problems'
import { attackStrings } from '../test/attack-strings'
import { allowedTags } from './html/sanitize'

/** Parses the result like a browser. */
function opened(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

test('the table has at least 150 distinct attacks', () => {
  expect(new Set(attackStrings).size).toBe(attackStrings.length)
  expect(attackStrings.length).toBeGreaterThanOrEqual(150)
})

test('no allowed element has content that is not HTML or changes how HTML is parsed', () => {
  const special =
    'script style xmp noembed noframes noscript plaintext textarea title template select option ' +
    'svg math form frameset body html head button object marquee applet base'
  const passing = special.split(' ').filter((name) => allowedTags.split(' ').includes(name))
  expect(passing).toEqual([])
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x.example">x</a>',
  '<iframe src="https://evil.example/"></iframe>',
  '<span class="katex" style="background:url(x)">x</span>',
  '<p class="modal">x</p>',
  '<p style="color:red">x</p>',
])('the check itself detects %s', (attack) => {
  expect(problemsOf(opened(attack))).not.toEqual([])
})
