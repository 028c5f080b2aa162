// Starts the site once the page and its main picture are painted, so that they need not wait for it.
{
  const { entry } = document.currentScript.dataset
  const start = () => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = entry
    document.head.append(script)
  }
  // Two frames later the first one is on the screen; a hidden page gets no frames.
  if (document.hidden) start()
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
}
