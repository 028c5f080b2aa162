import { expect } from 'storybook/test'
import type { Args, StoryContext } from '@storybook/react-vite'
import type { StrictInputType } from 'storybook/internal/types'
import { turnArgs } from './use-turned-args'

/** What a visitor would see: the elements, and what is in the fields. */
function visibleState(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value, checked }) => `${value} ${checked}`,
  )
  // Where a link goes is not seen.
  return [document.body.innerHTML.replaceAll(/ href="[^"]*"/g, ''), ...fields].join('\n')
}

/** Other values of a control than the one it has; none where it has no control. */
function otherValues(
  { control, options = [], mapping }: StrictInputType,
  value: unknown,
): unknown[] {
  const type = typeof control === 'string' ? control : control && control.type
  if (type === 'boolean') return [value !== true]
  if (type === 'text') return [`换 ${typeof value === 'string' ? value : ''}`]
  if (type === 'number') return [typeof value === 'number' ? value + 1 : 3]
  if (type === 'date') return [Date.UTC(2020, 2, 1)]
  if (type === 'range') return [typeof value === 'number' && value > 1 ? 1 : 0]
  if (type !== 'select' && type !== 'radio' && type !== 'inline-radio') return []
  return [...options]
    .map((option: unknown): unknown => (mapping ? mapping[String(option)] : option))
    .filter((option) => option !== value)
}

// They change the page, but not what is seen of it.
const unseen = ['className', 'id']

const frame = () => new Promise((done) => requestAnimationFrame(done))

/** Whether the page is another one soon after the args have changed. */
async function changes(before: string): Promise<boolean> {
  for (let frames = 0; frames < 12; frames += 1) {
    await frame()
    if (visibleState() !== before) return true
  }
  return false
}

async function workingControl({ args, argTypes }: TurnedStory): Promise<string | undefined> {
  for (const [name, argType] of Object.entries(argTypes)) {
    if (unseen.includes(name)) continue
    for (const value of otherValues(argType, args[name])) {
      const before = visibleState()
      turnArgs({ [name]: value })
      if (await changes(before)) return name
    }
  }
  return undefined
}

/** What {@link expectWorkingControls} needs to know of a story. */
interface TurnedStory {
  args: Args
  argTypes: StoryContext['argTypes']
  parameters: StoryContext['parameters']
}

/**
 * Turns the controls of the mounted story one after the other until one changes the page, without another
 * mount. Fails when none does, unless the story has no controls and gives the reason:
 * `parameters: { controls: { disable: true, reason: '…' } }`. Fails as well when one of those would work.
 */
export async function expectWorkingControls(story: TurnedStory): Promise<void> {
  const working = await workingControl(story)
  const { disable = false, reason }: { disable?: boolean; reason?: string } =
    story.parameters['controls'] ?? {}
  if (disable) {
    await expect(reason, 'the reason why it has no controls').toEqual(expect.any(String))
    await expect(working, 'a control that works is hidden').toBeUndefined()
  } else {
    await expect(working, 'no control changes anything').toBeDefined()
  }
}
