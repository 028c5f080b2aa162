// Fetches and starts the site's script once the page and its main images are painted, so that neither the
// network nor the processor is taken from them.
{
  const { scripts, preloads } = document.currentScript.dataset
  /** How long the script waits for images, in ms: without it no button answers. */
  const patience = 1000

  // For pages that enforce Trusted Types: the URLs are those that the server wrote.
  const policy = window.trustedTypes?.createPolicy('deferred-entry', {
    createScriptURL: (url) => url,
  })

  const start = () => {
    for (const url of scripts.split(' ')) {
      const src = policy?.createScriptURL(url) ?? url
      const script = document.createElement('script')
      // In order, so that each starts in a task of its own, between which a tap is answered.
      Object.assign(script, { type: 'module', src, async: false, fetchPriority: 'low' })
      document.head.append(script)
    }
    // What the site asks for once it runs: it need not wait until then.
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
    // The frame after the next one finds them on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  // A hidden page gets no frames.
  if (document.hidden) start()
  else painted().then(() => setTimeout(start))
}
