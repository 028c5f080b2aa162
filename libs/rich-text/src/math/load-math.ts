// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles this from source must know that styles can be imported; an ambient file has no import form
/// <reference path="../css-modules.d.ts" />
import type { SetMath } from '../render/engines'

/** Fetches KaTeX, its styles and fonts. */
export async function loadMath(): Promise<SetMath> {
  const [{ mathToHtml }] = await Promise.all([
    import('./typeset-math'),
    import('katex/dist/katex.min.css'),
  ])
  return mathToHtml
}
