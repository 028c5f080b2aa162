/** Returns the path of a program. find-program.mjs documents the order. */
export function findProgram(options: {
  variable: string
  names: string[]
  packages: string[]
  furtherPaths?: () => Promise<string[]>
}): Promise<string>

/** Returns the path of nginx. find-program.mjs documents the order. */
export function findNginx(): Promise<string>
