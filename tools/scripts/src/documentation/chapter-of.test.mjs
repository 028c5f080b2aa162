import { expect, test } from 'vitest'
import { chapterOf } from './chapter-of.mjs'

const text = `# Bread

Of flour.

## Baking

### Oven

Hot.

\`\`\`sh
# Baking is a comment here
\`\`\`

#### Stone

Hotter.

### Time

## Eating
`

test('a chapter ends at the next one, and its own headings move up', () => {
  expect(chapterOf(text, 'Oven')).toBe(
    'Hot.\n\n```sh\n# Baking is a comment here\n```\n\n## Stone\n\nHotter.',
  )
  expect(chapterOf(text, 'Baking')).toMatch(/^## Oven\n[^]+\n### Stone\n[^]+\n## Time$/)
  expect(chapterOf(text, 'Eating')).toBe('')
})

test('throws for an unknown chapter', () => {
  expect(() => chapterOf(text, 'Cutting')).toThrow('There is no chapter "Cutting".')
})
