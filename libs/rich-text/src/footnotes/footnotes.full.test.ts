import { expect, test } from 'vitest'
import { problemsOf } from '../../test/attack-problems'
import { attackStrings } from '../../test/attack-strings'
import { renderRichText } from '../render-rich-text'

const options = { format: 'markdown', footnoteIds: 'a-' } as const

test('no attack succeeds inside a footnote', { timeout: 180_000 }, () => {
  for (const attack of attackStrings) {
    const html = renderRichText(`甲[^a] ^[${attack}]\n\n[^a]: ${attack}`, options)
    const read = new DOMParser().parseFromString(html, 'text/html').body
    for (const own of read.querySelectorAll('[id]')) {
      if (/^a-fn(?:ref)?:\d+(?::\d+)?$/.test(own.id)) own.removeAttribute('id')
    }
    expect(problemsOf(read), attack).toEqual([])
  }
})
