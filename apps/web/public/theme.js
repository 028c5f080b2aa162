// Runs before the first paint, so that remembered choices cause neither a flash nor a layout shift.
{
  const root = document.documentElement
  const keyOf = (name) => `${window.shuyuanConfig?.storagePrefix ?? 'shuyuan'}-${name}`
  const read = (name) => {
    try {
      return localStorage.getItem(keyOf(name))
    } catch {
      // Without access to the storage, the theme follows the system.
      return null
    }
  }
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const contrast = read('contrast')
  if (contrast === 'standard' || contrast === 'more') root.dataset.contrast = contrast
  // The announcement loads late, so reserve its space unless the last visit had none.
  if (read('announcement') !== 'none') root.dataset.announcement = ''
  // The server renders pages for visitors. For a learner, parts that depend on the account are hidden until it is
  // known, for at most ten seconds. Their space stays reserved.
  if (read('user-token')) {
    root.dataset.signedIn = ''
    root.dataset.accountPending = ''
    setTimeout(() => delete root.dataset.accountPending, 10_000)
  }

  // The font of titles is larger than a page, so the first visit loads it after the page and its first paint, and only
  // later visits show it.
  const loadTitleFont = async () => {
    await document.fonts.load('600 1rem "Shuyuan Title"')
    localStorage.setItem(keyOf('title-font'), 'cached')
  }
  const afterFirstPaint = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    afterFirstPaint.disconnect()
    loadTitleFont().catch(() => undefined)
  })
  const titleFont = window.shuyuanConfig?.brand?.titleFont
  if (titleFont) root.style.setProperty('--sy-font-display', titleFont)
  else if (read('title-font') === 'cached') root.dataset.titleFont = ''
  else addEventListener('load', () => afterFirstPaint.observe({ type: 'paint', buffered: true }))

  // Loads the themes of the school's color, unless the server has added them.
  if (window.shuyuanConfig?.brand?.accent && !document.querySelector('style[data-brand]')) {
    const html = '<script src="/brand.js"></script>'
    const policy = window.trustedTypes?.createPolicy('theme', { createHTML: () => html })
    document.write(policy?.createHTML('') ?? html)
  }

  // The color of the browser's bars follows the header.
  const meta = document.querySelector('meta[name="theme-color"]')
  const follow = () => {
    meta.content = getComputedStyle(root).getPropertyValue('--sy-surface-raised')
  }
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme', 'data-contrast'] })
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', follow)
  }
}
