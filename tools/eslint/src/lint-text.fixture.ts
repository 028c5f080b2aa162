import { ESLint } from 'eslint'

/** Top of the workspace. */
export const workspaceRoot = new URL('../../..', import.meta.url).pathname

const eslint = new ESLint({ cwd: workspaceRoot })

/** What the workspace’s own configuration finds in a file that need not exist: `rule: message`. */
export async function lintText(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'none'}: ${message}`)
}

/** The names of the rules that find something. */
export async function rulesFiredBy(file: string, code: string): Promise<string[]> {
  const found = await lintText(file, code)
  return [...new Set(found.map((line) => line.slice(0, line.indexOf(': '))))]
}
