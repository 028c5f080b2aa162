/*
 * Settings of this installation, read before the site starts. Editing them needs no rebuild.
 *
 * apiBaseUrl       URL of the API, optionally with a path: 'https://api.example.com', '/api/'
 * features         feature flags, e.g. { vip: false, live: true }
 * storagePrefix    prefix of all keys in the browser's storage
 * phoneSiteRoutes  'hash' for a phone site from before July 2025, whose URLs contain a #
 * frameHosts       hosts that lessons and texts may embed, e.g. ['player.bilibili.com']; see docs/deployment.md
 * watermarkMobile  mobile number in the watermark: 'masked' (138****0021 · 61, the default) or 'full'
 * transcriptFor    URL of the captions of a lesson, e.g. '/captions/{courseId}/{lessonId}.vtt'; see docs/deployment.md
 * siteUrl          public URL of this site, for search engines and shared links. Default: the setting pc_url
 * brand            color, logo and title font, all optional: { accent: '#b3261e', logo: '/logo.svg',
 *                  titleFont: 'system-ui, sans-serif' }. All themes derive from the accent (#rrggbb). The default
 *                  logo is that of the school's settings.
 * offline          false turns off reading without a network; see docs/deployment.md
 * webVitals        where to send how fast the site was for visitors, e.g. { endpoint: '/vitals', sampleRate: 0.1 };
 *                  see docs/deployment.md
 * hero             text, button and image at the top of the home page, e.g. { title: '…' }; see docs/deployment.md
 */
window.shuyuanConfig = {}
