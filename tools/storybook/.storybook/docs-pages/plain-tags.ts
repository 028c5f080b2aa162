import type { StrictArgTypes } from 'storybook/internal/types'

/** Writes the tags of a doc block as text, because documentation pages show them as they are. */
export function plainTags(text = ''): string {
  return text
    .replaceAll(/\{@link ([^}]+)\}/g, '`$1`')
    .replaceAll(/\s*@default (.+)/g, ' Default: $1.')
    .replaceAll(/@example\s+([^]+)/g, '\n```tsx\n$1\n```')
}

/** Describes args without tags. */
export function plainArgTypes({ argTypes }: { argTypes: StrictArgTypes }): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, description: plainTags(argType.description) },
    ]),
  )
}
