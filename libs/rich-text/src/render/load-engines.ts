import { loadMath } from '../math/load-math'
import type { Slot } from '../slots/slots'
import type { HighlightCode, Engines, TypesetMath } from './engines'

async function loadCode(names: (string | undefined)[]): Promise<HighlightCode> {
  const [{ highlightCode }, { loadLanguages }] = await Promise.all([
    import('../code/highlighter'),
    import('../code/load-languages'),
  ])
  await loadLanguages(names)
  return highlightCode
}

const nothing = () => null

/**
 * Loads the engines for some slots, each on first use. If an engine fails to load, the text is rendered
 * without it.
 */
export function createEngineLoader(): (slots: readonly Slot[]) => Promise<Engines> {
  let math: Promise<TypesetMath | null> | undefined
  let codeIsLost = false

  return async (slots) => {
    const blocks = slots.filter((slot) => slot.kind === 'code')
    if (slots.some((slot) => slot.kind === 'math')) math ??= loadMath().catch(nothing)
    const code =
      blocks.length > 0 && !codeIsLost
        ? loadCode(blocks.map(({ language }) => language)).catch(nothing)
        : null
    const engines = { math: (await math) ?? null, code: await code }
    codeIsLost ||= code !== null && engines.code === null
    return engines
  }
}
