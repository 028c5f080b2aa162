// Loads the site's scripts after the page and its main images are painted, so that they do not compete for
// the network and the processor.
{
  const { scripts, preloads } = document.currentScript.dataset
  /** How long to wait for images, in ms. No button works before the scripts run. */
  const patience = 1000

  // Trusted Types require a policy. The server wrote the URLs.
  const policy = window.trustedTypes?.createPolicy('deferred-entry', {
    createScriptURL: (url) => url,
  })

  const start = () => {
    for (const url of scripts.split(' ')) {
      const src = policy?.createScriptURL(url) ?? url
      const script = document.createElement('script')
      // Scripts run in order, each in its own task, so that the browser can handle clicks in between.
      Object.assign(script, { type: 'module', src, async: false, fetchPriority: 'low' })
      document.head.append(script)
    }
    // The scripts import these files when they run.
    for (const href of preloads.split(' ').filter(Boolean)) setTimeout(preload, 0, href)
  }
  const preload = (href) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
  const painted = async () => {
    const images = document.querySelectorAll('img[fetchpriority="high"]')
    const decoded = Promise.allSettled(Array.from(images, (image) => image.decode()))
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, patience))])
    // The images are painted two frames later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  // Browsers do not paint a hidden page.
  if (document.hidden) start()
  else painted().then(() => setTimeout(start))
}
