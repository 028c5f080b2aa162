import { ESLint } from 'eslint'

const eslint = new ESLint({ cwd: new URL('../../..', import.meta.url).pathname })

/** Lints code at a path that need not exist. Returns the names of the rules that report a problem. */
export async function rulesFiredBy(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'none')
}
