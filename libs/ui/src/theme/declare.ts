/** Token values as CSS declarations. */
export function declare(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--sy-${name}:${value};`)
    .join('')
}
