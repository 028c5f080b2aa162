import { readArguments, usage } from './arguments'
import { checkApi } from './check-api'
import { jsonOf, passes, tableOf } from './report'

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function endWith(code: number, text: string): never {
  console.error(text)
  process.exit(code)
}

function parsedArguments() {
  try {
    return readArguments(process.argv.slice(2), process.env)
  } catch (error) {
    return endWith(2, `${sentenceOf(error)}\n\n${usage}`)
  }
}

const { json, ...options } = parsedArguments()
const findings = await checkApi(options).catch((error: unknown) => endWith(2, sentenceOf(error)))
console.log(json ? jsonOf(findings) : tableOf(findings))
process.exitCode = passes(findings) ? 0 : 1
