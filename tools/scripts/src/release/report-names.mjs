import { digest } from './digest.mjs'

const declaration =
  /^export (?:declare |default |abstract |async )*(?:function|const|let|class|interface|type|enum|namespace) ([\w$]+)/

/**
 * Takes a report apart.
 *
 * @param {string} text an API report
 * @returns {{ exported: Record<string, string>, rest: string }} the fingerprint of each exported name,
 *   and one of everything else that signatures are made of
 */
export function reportNames(text) {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(text) ?? []
  const exported = {}
  const rest = []
  for (const block of code.split(/\n\n+/)) {
    const signature = block.replaceAll(/^ *\/\/ .*\n/gm, '').trim()
    const [, name] = declaration.exec(signature) ?? []
    if (name === undefined) rest.push(...exportedAgain(signature, exported))
    // An overloaded function is several blocks of one name.
    else exported[name] = digest([exported[name] ?? '', signature])
  }
  return { exported, rest: digest(rest) }
}

/** `export { Name }` hands something of another package on; returns what is nothing of that kind. */
function exportedAgain(block, exported) {
  const others = []
  for (const line of block.split('\n')) {
    const [, name] = /^export \{ (?:[\w$]+ as )?([\w$]+) \}/.exec(line) ?? []
    if (name === undefined) others.push(line)
    else exported[name] = digest([line])
  }
  return others.filter((line) => line.trim() !== '')
}
