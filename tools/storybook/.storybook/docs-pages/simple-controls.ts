import { isValidElement } from 'react'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

const controls = new Map<string, 'text' | 'number' | 'boolean'>([
  ['string', 'text'],
  ['number', 'number'],
  ['boolean', 'boolean'],
])

/** Returns the control of a type, or of the first simple type in a union. */
function simpleControl({ type }: StrictInputType, value: unknown) {
  if (typeof value === 'object' && value !== null) return undefined
  const types = type?.name === 'union' ? type.value.map(({ name }) => name) : []
  return [typeof value, ...types].map((name) => controls.get(name)).find(Boolean)
}

/**
 * Adds a field or a switch for props typed as `ReactNode`, `string | null` or `boolean | undefined`. Storybook shows an
 * object editor for them by default. Removes it for elements and for the texts of a language, which are too long for it.
 */
export function simpleControls(story: {
  initialArgs: Record<string, unknown>
  argTypes: StrictArgTypes
}): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(story.argTypes).map(([name, argType]) => {
      if (name === 'locale' || isValidElement(story.initialArgs[name]))
        return [name, { ...argType, control: false }]
      const isVague = ['other', 'union', undefined].includes(argType.type?.name)
      const control = isVague ? simpleControl(argType, story.initialArgs[name]) : undefined
      return [name, control && !argType.control ? { ...argType, control } : argType]
    }),
  )
}
