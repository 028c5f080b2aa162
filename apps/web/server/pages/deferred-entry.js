// Loads the site's scripts after the first paint. Earlier, they would delay it.
{
  const urls = document.currentScript.dataset.scripts.split(' ')
  // The browser reports a file that it cannot load. Firefox also rejects when the user leaves the page.
  const ignoreUnreachable = (error) => {
    if (!/^(Failed to fetch|error loading|Importing a module)/.test(error.message)) throw error
  }
  const start = async () => {
    for (const href of urls) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
      document.head.append(link)
    }
    // Each runs in its own task, so that the browser can handle clicks in between.
    for (const url of urls) await import(url).catch(ignoreUnreachable)
  }
  // Safari shows a page that was left early as it was, but no longer loads its scripts.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.shuyuanQueuedClicks) location.reload()
  })
  // The next frame follows the first paint. Browsers do not paint a hidden page.
  if (document.hidden) void start()
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => void start())))
}
