import { expect, test } from 'vitest'
import { noteOf, design } from './note-of'

const pages = import.meta.glob<string>('../docs/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const document = `# Design

- **Type** has roles:
  \`font\` sets all.
- **Chinese** text is upright.

## Themes

The system decides.

## Rest
`

test('returns the item about a subject, without its bullet and indent', () => {
  expect(noteOf(document, 'Type')).toBe('**Type** has roles:\n`font` sets all.')
  expect(noteOf(document, 'Chinese')).toBe('**Chinese** text is upright.')
})

test('returns the section about a subject, without its heading', () => {
  expect(noteOf(document, 'Themes')).toBe('The system decides.')
})

test('throws for an unknown subject', () => {
  expect(() => noteOf(document, 'Motion')).toThrow('“Motion”')
})

test('the design document has every note that a written page shows', () => {
  const subjects = Object.values(pages).flatMap((page) =>
    [...page.matchAll(/<DesignNote about="([^"]+)"/g)].map(([, about = '']) => about),
  )
  expect(subjects.length).toBeGreaterThan(8)
  for (const about of subjects) expect(noteOf(design, about)).not.toBe('')
})
