import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

const controls = new Map<string, 'text' | 'number' | 'boolean'>([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])

/** The control of the value, or of the first simple type in the union. */
function simpleControl({ type }: StrictInputType, value: unknown) {
  if (typeof value === 'object' && value !== null) return undefined
  const types = type?.name === 'union' ? type.value.map(({ name }) => name) : []
  return [typeof value, ...types].map((name) => controls.get(name)).find(Boolean)
}

/**
 * Gives props typed as `ReactNode`, `string | null` or `boolean | undefined` a field or a switch.
 * Storybook itself shows an editor of objects for them.
 */
export function simpleControls(story: {
  initialArgs: Record<string, unknown>
  argTypes: StrictArgTypes
}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(story.argTypes).map(([name, argType]) => {
      const isVague = ['other', 'union', undefined].includes(argType.type?.name)
      const control = isVague ? simpleControl(argType, story.initialArgs[name]) : undefined
      return [name, control && !argType.control ? { ...argType, control } : argType]
    }),
  )
}
