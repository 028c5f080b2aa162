import { expect } from 'storybook/test'

const levels = ['error', 'warn'] as const

let said: string[] = []

/** Begins to listen to what a story reports on the console; returns the way to stop. */
export function listenToConsole(): () => void {
  said = []
  const stops = levels.map((level) => {
    const report = console[level]
    console[level] = (...args: unknown[]) => {
      said.push(args.map(String).join(' '))
      report.apply(console, args)
    }
    return () => {
      console[level] = report
    }
  })
  return () => stops.forEach((stop) => stop())
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
  if (expected) await expect(said.join('\n')).toMatch(expected)
  await expect(said.filter((text) => !expected?.test(text))).toEqual([])
}
