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
  // The server renders pages for visitors. The styles hide what a learner would see differently.
  if (read('user-token')) root.dataset.signedIn = ''

  // Also if the visitor leaves before the scripts have run.
  const msv = new URLSearchParams(location.search).get('msv')
  if (msv) {
    try {
      localStorage.setItem(keyOf('msv'), msv)
    } catch {
      // The session keeps it in memory.
    }
  }

  const titleFont = window.shuyuanConfig?.brand?.titleFont
  if (titleFont) root.style.setProperty('--sy-font-display', titleFont)
  // The style sheet of the title font, which the last visit has cached. The first visit loads it after the page.
  const titleFontSheet = read('title-font')
  if (titleFontSheet) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: titleFontSheet }))
  }

  // Loads the themes of the school's color, unless the server has added them.
  if (window.shuyuanConfig?.brand?.accent && !document.querySelector('style[data-brand]')) {
    const html = '<script src="/brand.js"></script>'
    const policy = window.trustedTypes?.createPolicy('theme', { createHTML: () => html })
    document.write(policy?.createHTML('') ?? html)
  }

  // The color of the browser's bars follows the header.
  const meta = document.querySelector('meta[name="theme-color"]')
  const follow = () => {
    meta.content = getComputedStyle(root).getPropertyValue('--sy-surface')
  }
  follow()
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme', 'data-contrast'] })
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', follow)
  }
}
