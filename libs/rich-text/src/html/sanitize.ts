import createPurifier, { type Config, type DOMPurify } from 'dompurify'
import { slotAttribute } from '../slots/slots'
import { editorAttributes, taskAttribute } from '../transforms/editor-attributes'

/**
 * Allowed elements. None of them parses its content as anything but HTML (`decorateFrames` empties `iframe`),
 * so serializing and parsing the result again cannot turn text into elements.
 */
export const allowedTags =
  'a abbr audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn ' +
  'div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p ' +
  'picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table ' +
  'tbody td tfoot th thead time tr track tt u ul var video wbr'

/** `style`, `class` and attributes of editors pass only to be read; the transforms reduce them. */
const allowedAttributes =
  'abbr align alt class color colspan controls datetime dir height href kind label lang loop media muted open ' +
  'poster reversed rowspan scope sizes span src srclang srcset start style title type value width'

const config = {
  ALLOWED_TAGS: allowedTags.split(' '),
  ALLOWED_ATTR: [
    ...allowedAttributes.split(' '),
    ...editorAttributes,
    slotAttribute,
    taskAttribute,
  ],
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config & { RETURN_DOM_FRAGMENT: true }

let shared: { purifier: DOMPurify; owner: Window } | undefined

/**
 * Uses a separate DOMPurify instance per window, so that hooks and configuration of the host do not affect
 * it. A server creates a window for each text.
 */
function purifier(): DOMPurify {
  if (shared?.owner !== window) shared = { purifier: createPurifier(window), owner: window }
  return shared.purifier
}

/** False without a DOM. */
export function canSanitize(): boolean {
  return typeof window !== 'undefined' && purifier().isSupported
}

/**
 * Moves the content of a parsed, inert text and keeps only allowed elements and attributes. The transforms check URLs afterward.
 * Throws without a DOM, because DOMPurify would return the text unchanged.
 */
export function sanitize(unsafe: Element): DocumentFragment {
  if (!canSanitize()) throw new Error('HTML cannot be sanitized without a DOM.')
  const content = unsafe.ownerDocument.createDocumentFragment()
  content.append(...unsafe.childNodes)
  return purifier().sanitize(content, config)
}
