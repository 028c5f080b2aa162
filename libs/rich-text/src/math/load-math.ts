// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- compiling this from source needs the types of style imports; an ambient file has no import form
/// <reference path="../css-modules.d.ts" />
import type { TypesetMath } from '../render/engines'

/** Loads KaTeX, its styles and fonts. */
export async function loadMath(): Promise<TypesetMath> {
  const [{ mathToHtml }] = await Promise.all([
    import('./typeset-math'),
    import('katex/dist/katex.min.css'),
  ])
  return mathToHtml
}
