const hasScheme = /^([a-z][a-z\d+.-]*:|\/\/)/i
const openable = /^(https?:|mailto:|tel:|\/\/)/i
const host = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d+)?(?=[/?#]|$)/iu
const file = /^[^/?#]+\.(?:html?|php|aspx?|jsp|pdf|txt|xml)(?=[/?#]|$)/i

/**
 * Returns the absolute URL of an image, resolved against `base`. `null` for empty URLs and for
 * schemes other than HTTP(S) and `data:image/`. A bare host is not an image either: the server
 * sends one for a cleared setting.
 */
export function toImage(url: string | null, base: string): string | null {
  const trimmed = url?.trim()
  if (!trimmed) return null
  const root = withoutTrailingSlashes(base)
  const image = hasScheme.test(trimmed) ? trimmed : `${root}/${trimmed.replace(/^\/+/, '')}`
  const withoutSlash = withoutTrailingSlashes(image)
  return withoutSlash === root || noImage.test(withoutSlash) ? null : image
}

/** Matches a bare host, or a scheme that cannot be an image. */
const noImage = /^(https?:)?\/\/[^/?#]*$|^(?!https?:|data:image\/)[a-z][a-z\d+.-]*:/i

const withoutTrailingSlashes = (url: string) => url.replace(/\/+$/, '')

/**
 * Returns a URL that is safe in a link. `null` for empty URLs and for schemes that run code,
 * because every learner sees what administrators type. Adds `https://` to a bare host
 * (`www.example.com/x`), which browsers would read as a path.
 */
export function toHref(url: string | null): string | null {
  const trimmed = url?.trim()
  if (!trimmed) return null
  if (host.test(trimmed) && !file.test(trimmed)) return `https://${trimmed}`
  // Browsers ignore control characters in a scheme, so remove them before the check.
  const plain = trimmed.replace(/[\u0000-\u0020]/g, '')
  return hasScheme.test(plain) && !openable.test(plain) ? null : trimmed
}
