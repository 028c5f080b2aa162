import type { RichTextOptions } from '../rich-text-options'
import { decorateFrames } from './decorate-frames'
import { decorateLinks } from './decorate-links'
import { decorateMedia } from './decorate-media'
import { decorateStructure, type Surroundings } from './decorate-structure'
import { readEditorMarks } from './editor-marks'
import { reduceClass, reduceStyle } from './reduce-attributes'

/**
 * Decorates sanitized content in a second pass: checks every URL, reduces styles and classes to what prose
 * needs, and adds lazy loading, scrolling tables and link attributes.
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
