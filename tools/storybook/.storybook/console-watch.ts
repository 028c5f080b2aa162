import { expect, isMockFunction, spyOn } from 'storybook/test'

const levels = ['error', 'warn'] as const

function said(): string[] {
  return levels.flatMap((level) => {
    const spy = console[level]
    return isMockFunction(spy) ? spy.mock.calls.map((call) => call.map(String).join(' ')) : []
  })
}

/** Begins to listen to what a story reports on the console; returns the way to stop. */
export function listenToConsole(): () => void {
  const spies = levels.map((level) => spyOn(console, level))
  return () => spies.forEach((spy) => spy.mockRestore())
}

/** Parameters of a story that speaks on the console on purpose. */
export interface ConsoleParameters {
  console?: { expects?: RegExp }
}

/**
 * Fails when the story reported an error or a warning on the console, unless it announces so by the
 * parameter `console: { expects: /…/ }`: then it has to.
 */
export async function expectQuietConsole(parameters: ConsoleParameters): Promise<void> {
  const expected = parameters.console?.expects
  const all = said()
  if (expected) await expect(all.join('\n')).toMatch(expected)
  await expect(all.filter((text) => !expected?.test(text))).toEqual([])
}
