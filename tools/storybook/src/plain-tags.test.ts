import { expect, test } from 'vitest'
import { plainTags } from '../.storybook/docs-pages/plain-tags'

test.each([
  ['Colors of a {@link Brand}.', 'Colors of a `Brand`.'],
  ['Height in px. @default 40', 'Height in px. Default: 40.'],
  ['A card.\n\n@example\n<Card />', 'A card.\n\n\n```tsx\n<Card />\n```'],
  [undefined, ''],
])('%s', (text, plain) => {
  expect(plainTags(text)).toBe(plain)
})
