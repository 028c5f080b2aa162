import DOMPurify from 'dompurify'
import { mathsAttribute } from './maths-placeholder'

const tags =
  'a abbr audio b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn ' +
  'div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p ' +
  'picture pre q rp rt ruby s samp section small source span strike strong sub summary sup table ' +
  'tbody td tfoot th thead time tr track tt u ul var video wbr'

/** `style` and `class` pass here only to be read; `dressFragment` reduces both. */
const attributes =
  'abbr align alt class colspan controls datetime dir height href kind label lang loop muted open ' +
  'poster reversed rowspan scope span src srclang start style title type value width ' +
  mathsAttribute

/** Whether HTML can be sanitised here; false without a DOM. */
export function canSanitise(): boolean {
  return DOMPurify.isSupported
}

/**
 * The one sanitiser of all server HTML: parses in an inert document and keeps listed elements and
 * attributes only. Addresses are judged afterwards, by `dressFragment`.
 */
export function sanitise(html: string): DocumentFragment {
  // Typed otherwise, but null when the text replaces the body, as <frameset> does.
  const fragment: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...tags.split(' '), '#text'],
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return fragment ?? document.createDocumentFragment()
}
