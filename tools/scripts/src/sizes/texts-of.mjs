import { bundleEntry } from './bundle-entry.mjs'

function stringsIn(value) {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Whether code is unlikely to contain the text by chance. */
function isSentence(text) {
  return /\p{Script=Han}{2}/u.test(text) || (text.length >= 8 && text.includes(' '))
}

/** Returns the texts that a module exports, at any depth. */
export async function textsOf({ folder, module, externals }) {
  const text = `export * from ${JSON.stringify(module)}`
  const chunks = await bundleEntry({ folder, text, externals })
  const { code } = chunks.find(({ isEntry }) => isEntry)
  const exports = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const texts = stringsIn({ ...exports }).filter(isSentence)
  if (texts.length === 0) throw new Error(`${module} exports no sentences.`)
  return texts
}
