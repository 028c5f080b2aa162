import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const workspaceRoot = fileURLToPath(new URL('../../../', import.meta.url))
