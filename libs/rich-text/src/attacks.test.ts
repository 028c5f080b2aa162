import { expect, test } from 'vitest'
import { allowedTags } from './html/sanitize'

test('no allowed element has content that is not HTML or changes how HTML is parsed', () => {
  const special =
    'script style xmp noembed noframes noscript plaintext textarea title template select option ' +
    'svg math form frameset body html head button object marquee applet base'
  const passing = special.split(' ').filter((name) => allowedTags.split(' ').includes(name))
  expect(passing).toEqual([])
})
