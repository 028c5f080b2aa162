import { expect } from 'storybook/test'

const levels = ['error', 'warn'] as const

let said: string[] = []

/** Records console messages of a story. Returns a function that stops it. */
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

/** Parameters of a story that logs on purpose. */
export interface ConsoleParameters {
  console?: { expects?: RegExp }
}

/**
 * Fails if the story logged an error or a warning. With the parameter `console: { expects: /…/ }`, fails if it did not
 * log a matching one.
 */
export async function expectQuietConsole(parameters: ConsoleParameters): Promise<void> {
  const expected = parameters.console?.expects
  if (expected) await expect(said.join('\n')).toMatch(expected)
  await expect(said.filter((text) => !expected?.test(text))).toEqual([])
}
