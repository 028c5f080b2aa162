import { loadMaths } from '../maths/load-maths'
import type { Slot } from '../slots'
import type { ColourCode, Engines, SetMaths } from './engines'

async function loadCode(names: (string | undefined)[]): Promise<ColourCode> {
  const [{ colourCode }, { loadLanguages }] = await Promise.all([
    import('../code/highlighter'),
    import('../code/load-languages'),
  ])
  await loadLanguages(names)
  return colourCode
}

const nothing = () => null

/**
 * Loads what some slots need, each engine the first time it is asked for. One that cannot be
 * fetched is missing for the rest of the text; nothing of the text is lost by that.
 */
export function createEngineLoader(): (slots: readonly Slot[]) => Promise<Engines> {
  let maths: Promise<SetMaths | null> | undefined
  let codeIsLost = false

  return async (slots) => {
    const blocks = slots.filter((slot) => slot.kind === 'code')
    if (slots.some((slot) => slot.kind === 'maths')) maths ??= loadMaths().catch(nothing)
    const code =
      blocks.length > 0 && !codeIsLost
        ? loadCode(blocks.map(({ language }) => language)).catch(nothing)
        : null
    const engines = { maths: (await maths) ?? null, code: await code }
    codeIsLost ||= code !== null && engines.code === null
    return engines
  }
}
