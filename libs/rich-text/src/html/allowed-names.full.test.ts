import { expect, test } from 'vitest'
import { problemsOf } from '../../test/attack-problems'
import { attackStrings } from '../../test/attack-strings'
import { renderRichText } from '../render-rich-text'

test.each(['html', 'markdown'] as const)(
  'no attack in %s gains by what is added',
  { timeout: 180_000 },
  (format) => {
    const added = {
      extraElements: ['aside', 'main', 'nav', 'output', 'progress', 'school-term', 'x-x'],
      extraAttributes: ['role', 'slot', 'part', 'data-x', 'aria-hidden'],
    }
    for (const attack of attackStrings) {
      const html = renderRichText(attack, {
        siteOrigin: 'https://school.example',
        format,
        ...added,
      })
      const read = new DOMParser().parseFromString(html, 'text/html').body
      expect(problemsOf(read), attack).toEqual([])
    }
  },
)
