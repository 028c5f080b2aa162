const hasScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i
const openable = /^(https?:|mailto:|tel:|\/\/)/i
const host = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?=[/?#]|$)/iu
const file = /^[^/?#]+\.(?:html?|php|aspx?|jsp|pdf|txt|xml)(?=[/?#]|$)/i

/**
 * An image's URL, a relative one appended to `base`; `null` for an empty one and for schemes other than
 * http(s) and `data:image/`. An emptied setting comes as the URL of the API or of another host without
 * anything behind it: no image either.
 */
export function toImage(url: string | null, base: string): string | null {
  const trimmed = url?.trim()
  if (!trimmed) return null
  const root = withoutEndingSlashes(base)
  const image = hasScheme.test(trimmed) ? trimmed : `${root}/${trimmed.replace(/^\/+/, '')}`
  const named = withoutEndingSlashes(image)
  return named === root || noImage.test(named) ? null : image
}

/** A host alone, or a scheme that holds no image. */
const noImage = /^(https?:)?\/\/[^/?#]*$|^(?!https?:|data:image\/)[a-z][a-z\d+.-]*:/i

const withoutEndingSlashes = (url: string) => url.replace(/\/+$/, '')

/**
 * A URL that may stand in a link, `null` for an empty one and for schemes that run code: what
 * administrators type reaches every learner. A host without a scheme (`www.example.com/x`) gets one, as
 * browsers would read it as a path of this site.
 */
export function toHref(url: string | null): string | null {
  const trimmed = url?.trim()
  if (!trimmed) return null
  if (host.test(trimmed) && !file.test(trimmed)) return `https://${trimmed}`
  // Browsers skip control characters inside a scheme, so they must not hide one from the test.
  const plain = trimmed.replace(/[\u0000-\u0020]/g, '')
  return hasScheme.test(plain) && !openable.test(plain) ? null : trimmed
}
