// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever compiles this from source must know that styles can be imported; an ambient file has no import form
/// <reference path="../css-modules.d.ts" />
import type { SetMaths } from '../render/engines'

/** Fetches KaTeX, its styles and fonts. */
export async function loadMaths(): Promise<SetMaths> {
  const [{ mathsToHtml }] = await Promise.all([
    import('./typeset-maths'),
    import('katex/dist/katex.min.css'),
  ])
  return mathsToHtml
}
