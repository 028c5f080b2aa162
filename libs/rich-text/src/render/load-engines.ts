import { loadMath } from '../math/load-math'
import type { Slot } from '../slots/slots'
import type { HighlightCode, Engines } from './engines'

async function loadCode(names: (string | undefined)[]): Promise<HighlightCode> {
  const [{ highlightCode }, { loadLanguages }] = await Promise.all([
    import('../code/highlighter'),
    import('../code/load-languages'),
  ])
  await loadLanguages(names)
  return highlightCode
}

/** Loads an engine for what a piece contains, unless it failed to load before. */
function loader<Part, Engine>(load: (parts: Part[]) => Promise<Engine>) {
  let isLost = false
  return async (parts: Part[]): Promise<Engine | null> => {
    if (isLost || parts.length === 0) return null
    return load(parts).catch(() => {
      isLost = true
      return null
    })
  }
}

/**
 * Loads the engines for some slots, each on first use. If an engine fails to load, the text is rendered
 * without it.
 */
export function createEngineLoader(): (slots: readonly Slot[]) => Promise<Engines> {
  const [loadFormulas, loadBlocks] = [loader(loadMath), loader(loadCode)]
  return async (slots) => {
    const formulas = slots.flatMap((slot) => (slot.kind === 'math' ? slot.raw : []))
    const languages = slots.flatMap((slot) => (slot.kind === 'code' ? [slot.language] : []))
    const [math, code] = await Promise.all([loadFormulas(formulas), loadBlocks(languages)])
    return { math, code }
  }
}
