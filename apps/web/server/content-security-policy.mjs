/** `player.example.com` is allowed over https; an origin says by itself how. */
function frameSource(host) {
  return host.includes('://') ? host : `https://${host}`
}

/**
 * Who may make what runs: the site for its libraries (`default`), its two early scripts, rich text, and the library
 * that makes that safe.
 */
const trustedTypes = ['default', 'theme', 'deferred-entry', 'shuyuan-rich-text', 'dompurify']

/**
 * The policy that the site is served under, as Hono's `secureHeaders` takes it; deploy/nginx-static.conf
 * sends the same one.
 *
 * @param api origins of an API that is not https, as a sandbox's is not
 * @param frameHosts what `frameHosts` of config.js names
 */
export function contentSecurityPolicy({ api = [], frameHosts = [] } = {}) {
  const web = ['https:', ...api]
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...web],
    mediaSrc: ["'self'", 'blob:', ...web],
    connectSrc: ["'self'", ...web],
    fontSrc: ["'self'", 'data:'],
    frameSrc: frameHosts.length > 0 ? frameHosts.map(frameSource) : ["'none'"],
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes,
  }
}
