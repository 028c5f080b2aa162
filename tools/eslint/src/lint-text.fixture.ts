import { ESLint } from 'eslint'

export const workspaceRoot = new URL('../../..', import.meta.url).pathname

const eslint = new ESLint({ cwd: workspaceRoot })

/** Lints code at a path that need not exist. Returns `rule: message` for each problem. */
export async function lintText(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true })
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId ?? 'none'}: ${message}`)
}

/** Returns the names of the rules that report a problem. */
export async function rulesFiredBy(file: string, code: string): Promise<string[]> {
  const found = await lintText(file, code)
  return [...new Set(found.map((line) => line.slice(0, line.indexOf(': '))))]
}
