import type { RichTextOptions } from '../rich-text-options'
import { decorateFrames } from './decorate-frames'
import { decorateLinks } from './decorate-links'
import { decorateMedia } from './decorate-media'
import { decorateStructure, type Surroundings } from './decorate-structure'
import { readEditorMarks } from './editor-marks'
import { reduceClass, reduceStyle } from './reduce-look'

/**
 * Second pass over sanitized content: judges every URL, reduces style and class to what prose
 * needs, and adds what good prose has (lazy images, scrolling tables, marked links).
 */
export function decorateFragment(
  fragment: DocumentFragment,
  options: RichTextOptions,
  surroundings: Surroundings,
): void {
  readEditorMarks(fragment, options)
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) reduceStyle(element)
  for (const element of fragment.querySelectorAll('[class]')) reduceClass(element)
  decorateFrames(fragment, options)
  decorateMedia(fragment, options)
  decorateLinks(fragment, options)
  decorateStructure(fragment, options, surroundings)
}
