import type { RichTextOptions } from '../rich-text-options'
import { dressFrames } from './dress-frames'
import { dressLinks } from './dress-links'
import { dressMedia } from './dress-media'
import { dressStructure, type Surroundings } from './dress-structure'
import { reduceClass, reduceStyle } from './reduce-look'

/**
 * Second pass over sanitized content: judges every address, reduces style and class to what prose
 * needs, and adds what good prose has (lazy images, scrolling tables, marked links).
 */
export function dressFragment(
  fragment: DocumentFragment,
  options: RichTextOptions,
  surroundings: Surroundings,
): void {
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) reduceStyle(element)
  for (const element of fragment.querySelectorAll('[class]')) reduceClass(element)
  dressFrames(fragment, options)
  dressMedia(fragment, options)
  dressLinks(fragment, options)
  dressStructure(fragment, surroundings)
}
