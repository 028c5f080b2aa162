import { contentSecurityPolicy } from './content-security-policy.mjs'

/** Returns a function that creates the Content-Security-Policy header for a page's inline scripts. */
export function createPolicy(
  options: Parameters<typeof contentSecurityPolicy>[0],
): (scriptHashes: string[]) => string {
  const directives = Object.entries(contentSecurityPolicy(options)).map(
    ([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), sources] as const,
  )
  return (scriptHashes) =>
    directives
      .map(([name, sources]) =>
        [name, ...sources, ...(name === 'script-src' ? scriptHashes : [])].join(' '),
      )
      .join('; ')
}
