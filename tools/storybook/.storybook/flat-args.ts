import { isValidElement } from 'react'
import type { Args, Parameters } from '@storybook/react-vite'
import type { StrictArgTypes as ArgTypes, StrictInputType } from 'storybook/internal/types'

/** One value inside an arg that is an object or a list. */
interface Leaf {
  /** Words of the way to it, e.g. `course title` or `orders 1 price`. */
  name: string
  value: string | number | boolean
  /** For how many entries a list has: at most as many as the story gives. */
  most?: number
}

// A kind decides which other properties there are, an id is what no visitor sees, and an image is longer
// than a control.
const hiddenNames = ['kind', 'id', 'key', 'format', 'layout']
const depthLimit = 4

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !isValidElement(value)
  )
}

function leavesOf(value: unknown, path: string[]): Leaf[] {
  if (path.length > depthLimit) return []
  const name = path.join(' ')
  if (Array.isArray(value)) {
    if (value.length === 0) return []
    const count = { name: `${name} count`, value: value.length, most: value.length }
    return [count, ...leavesOf(value[0], [...path, '1'])]
  }
  if (isPlainObject(value)) {
    return Object.entries(value)
      .filter(([key]) => !hiddenNames.includes(key))
      .flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
  }
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [{ name, value }]
  return typeof value === 'number' || typeof value === 'boolean' ? [{ name, value }] : []
}

function leavesInside([name, arg]: [string, unknown]): Leaf[] {
  return Array.isArray(arg) || isPlainObject(arg) ? leavesOf(arg, [name]) : []
}

function controlOf({ value, most }: Leaf) {
  if (most !== undefined) return { type: 'range', min: 0, max: most, step: 1 } as const
  if (typeof value === 'boolean') return { type: 'boolean' } as const
  return typeof value === 'number' ? ({ type: 'number' } as const) : ({ type: 'text' } as const)
}

interface StoryArgs {
  initialArgs: Args
  argTypes: ArgTypes
  parameters: Parameters
}

/** Args with something inside, but for those that a story gives no control. */
function divided({ initialArgs, argTypes }: StoryArgs) {
  return Object.entries(initialArgs)
    .filter(([name]) => argTypes[name]?.control !== false)
    .map((entry) => ({ name: entry[0], leaves: leavesInside(entry) }))
    .filter(({ leaves }) => leaves.length > 0)
}

/** The control of an arg that the types call anything (`ReactNode`) or this or that (`string | null`). */
function vagueControl({ type }: StrictInputType, value: unknown) {
  if (value instanceof Date) return { type: 'date' } as const
  if (['string', 'number', 'boolean'].includes(typeof value)) {
    const [leaf] = leavesOf(value, ['arg'])
    return leaf && controlOf(leaf)
  }
  const takes = type?.name === 'union' ? type.value.map(({ name }) => name) : []
  return value === undefined || value === null
    ? takes.includes('string') && ({ type: 'text' } as const)
    : undefined
}

function simpleArgTypes({ initialArgs, argTypes }: StoryArgs): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isVague = ['other', 'union', undefined].includes(argType.type?.name)
      if (argType.control !== undefined || !isVague) return [name, argType]
      const control = vagueControl(argType, initialArgs[name])
      return [name, control ? { ...argType, control } : argType]
    }),
  )
}

/**
 * Controls for what a designer sets: words, figures and switches, also those inside of objects and lists,
 * in place of one for the object as a whole.
 */
export function flatArgTypes(story: StoryArgs): ArgTypes {
  // Set by Storybook where `render` takes no args: controls would do nothing.
  if (story.parameters['__isArgsStory'] !== true) return story.argTypes
  const flat = divided(story).flatMap(({ name, leaves }) => [
    [name, { ...story.argTypes[name], control: false }] as const,
    ...leaves.map(
      (leaf) =>
        [
          leaf.name,
          { name: leaf.name, control: controlOf(leaf), table: { category: name } },
        ] as const,
    ),
  ])
  return { ...simpleArgTypes(story), ...Object.fromEntries(flat) }
}

/** The values inside of objects and lists as args of their own, for the controls. */
export function flatArgs(story: { initialArgs: Args }): Args {
  return Object.fromEntries(
    Object.entries(story.initialArgs)
      .flatMap(leavesInside)
      .map(({ name, value }) => [name, value]),
  )
}

function withValues(value: unknown, path: string[], flat: Args): unknown {
  const name = path.join(' ')
  if (Array.isArray(value)) {
    const [first, ...rest]: unknown[] = value
    const count: unknown = flat[`${name} count`]
    const all = value.length === 0 ? [] : [withValues(first, [...path, '1'], flat), ...rest]
    return typeof count === 'number' ? all.slice(0, count) : all
  }
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withValues(inner, [...path, key], flat)]),
    )
  }
  return flat[name] ?? value
}

/** The args as the view takes them: what {@link flatArgs} took out is put back in its place. */
export function wholeArgs(args: Args): Args {
  const names = new Set(
    Object.entries(args)
      .flatMap(leavesInside)
      .map((leaf) => leaf.name),
  )
  return Object.fromEntries(
    Object.entries(args)
      .filter(([name]) => !names.has(name))
      .map(([name, arg]) =>
        Array.isArray(arg) || isPlainObject(arg)
          ? [name, withValues(arg, [name], args)]
          : [name, arg],
      ),
  )
}
