import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy.mjs'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Returns a function that creates a Content-Security-Policy header, which allows the given inline scripts. */
export function createPolicy(
  options: Parameters<typeof contentSecurityPolicy>[0],
): (scripts: string[]) => string {
  const directives = Object.entries(contentSecurityPolicy(options)).map(
    ([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), sources] as const,
  )
  return (scripts) => {
    const hashes = scripts.map(hashOf)
    return directives
      .map(([name, sources]) =>
        [name, ...sources, ...(name === 'script-src' ? hashes : [])].join(' '),
      )
      .join('; ')
  }
}
