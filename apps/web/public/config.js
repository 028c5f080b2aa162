/*
 * Settings of this installation, read before the site starts. Edit after the build, no rebuild needed.
 *
 * apiBaseUrl       address of the API, may hold a path: 'https://api.example.com', '/api/'
 * features         feature flags to switch, e.g. { vip: false, live: true }
 * storagePrefix    prefix of everything kept in the browser
 * phoneSiteRoutes  'hash' for a phone site of before July 2025, whose addresses hold a #
 * frameHosts       hosts that lessons and texts may embed, e.g. ['player.bilibili.com']; see docs/deployment.md
 * watermarkMobile  'masked' (138****0021 · 61, the default) or 'full': the learner's number over the video
 * siteUrl          where the public finds this site, for search engines and shared links; without it
 *                  the school's setting pc_url
 * brand            the school's color and logo: { accent: '#b3261e', logo: '/logo.svg' }, both optional; all
 *                  themes are made from the accent, as #rrggbb. Without logo: that of the school's settings.
 *                  titleFont: font of titles in place of the serif, e.g. 'system-ui, sans-serif'
 * hero             words, button and image that home begins with, e.g. { title: '…' }; see docs/deployment.md
 */
window.shuyuanConfig = {}
