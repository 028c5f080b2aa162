// Runs before the first paint: what was chosen or seen on an earlier visit neither flashes nor moves.
{
  const root = document.documentElement
  const read = (name) => {
    try {
      return localStorage.getItem(`${window.shuyuanConfig?.storagePrefix ?? 'shuyuan'}-${name}`)
    } catch {
      // Storage is closed to us: the system's theme it is.
      return null
    }
  }
  const theme = read('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const contrast = read('contrast')
  if (contrast === 'standard' || contrast === 'more') root.dataset.contrast = contrast
  // The latest announcement comes late: the page keeps its place unless there was none last time.
  if (read('announcement') !== 'none') root.dataset.announcement = ''
  // The server renders pages for visitors. They keep the place of the learner's content until hydration.
  // What depends on the account is hidden meanwhile, at most for ten seconds.
  if (read('user-token')) {
    root.dataset.signedIn = ''
    root.dataset.accountPending = ''
    setTimeout(() => delete root.dataset.accountPending, 10_000)
  }

  const titleFont = window.shuyuanConfig?.brand?.titleFont
  if (titleFont) root.style.setProperty('--sy-font-display', titleFont)

  // The themes in a school's own color; a page of a server brings them.
  if (window.shuyuanConfig?.brand?.accent && !document.querySelector('style[data-brand]')) {
    const html = '<script src="/brand.js"></script>'
    const policy = window.trustedTypes?.createPolicy('theme', { createHTML: () => html })
    document.write(policy?.createHTML('') ?? html)
  }

  // The browser's own bars join the header, whatever theme is chosen or the system changes to.
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
