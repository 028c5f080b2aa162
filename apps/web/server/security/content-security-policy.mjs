/** A host without a scheme means HTTPS. */
function frameSource(host) {
  return host.includes('://') ? host : `https://${host}`
}

/** `defaultFrameHosts` of @shuyuan/rich-text, which every text may embed. */
const textFrameHosts = [
  'player.bilibili.com',
  'v.qq.com',
  'player.youku.com',
  'open.iqiyi.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
]

/** Trusted Types policies: the site's default, an inline script, rich text, and DOMPurify. */
const trustedTypes = ['default', 'theme', 'shuyuan-rich-text', 'dompurify']

/**
 * Returns the Content-Security-Policy of the site, as directives for Hono's `secureHeaders`.
 * deploy/nginx-static.conf has the same policy.
 *
 * @param api origins of an API without HTTPS, such as the sandbox
 * @param frameHosts `frameHosts` of config.js
 */
export function contentSecurityPolicy({ api = [], frameHosts = [] } = {}) {
  const web = ['https:', ...api]
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...web],
    // hls.js gives each track of captions an empty data: file.
    mediaSrc: ["'self'", 'data:', 'blob:', ...web],
    connectSrc: ["'self'", ...web],
    fontSrc: ["'self'", 'data:'],
    frameSrc: [...new Set([...frameHosts, ...textFrameHosts])].map(frameSource),
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
