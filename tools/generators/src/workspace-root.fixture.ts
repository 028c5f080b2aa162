import { resolve } from 'node:path'

/** Top of the workspace. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')
