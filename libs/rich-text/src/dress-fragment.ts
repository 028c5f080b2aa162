import { dressFrames } from './dress-frames'
import { dressLinks } from './dress-links'
import { dressMedia } from './dress-media'
import { dressStructure } from './dress-structure'
import type { RichTextOptions } from './rich-text-options'

const language = /^(?:language|lang)-[\w+#-]{1,20}$/
const alignment = /^(?:left|center|right|justify)$/

function reduceStyle(element: HTMLElement): void {
  const align = element.style.textAlign
  if (alignment.test(align)) element.setAttribute('align', align)
  const { width } = element.style
  if (
    element.localName === 'img' &&
    /^[\d.]+(?:px|%)$/.test(width) &&
    !element.hasAttribute('width')
  )
    element.setAttribute('width', width.replace('px', ''))
  element.removeAttribute('style')
}

function reduceClass(element: Element): void {
  const kept = [...element.classList].filter((name) => language.test(name))
  if (kept.length > 0) element.className = kept.join(' ')
  else element.removeAttribute('class')
}

/**
 * Second pass over sanitised content: judges every address, reduces style and class to what prose
 * needs, and adds what good prose has (lazy pictures, scrolling tables, marked links).
 */
export function dressFragment(fragment: DocumentFragment, options: RichTextOptions): void {
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) reduceStyle(element)
  for (const element of fragment.querySelectorAll('[class]')) reduceClass(element)
  dressFrames(fragment, options)
  dressMedia(fragment, options)
  dressLinks(fragment, options)
  dressStructure(fragment)
}
