// Keeps the last button that the user clicked before hydration, for `replayQueuedClick`. Links, forms and
// `<details>` work without script.
{
  const listening = new AbortController()
  const { signal } = listening
  const clicks = (window.shuyuanQueuedClicks = {
    button: null,
    isHydrating: false,
    stop: () => listening.abort(),
  })
  const queue = (event) => {
    const button = event.target.closest('button, [role="button"]')
    if (button === null || button.disabled) return
    if (button.type !== 'submit' || button.form === null) clicks.button = button
  }
  // React handles clicks on hydrated parts and stops the others before they bubble to here.
  const forget = () => {
    if (clicks.isHydrating) clicks.button = null
  }
  document.addEventListener('click', queue, { capture: true, signal })
  document.addEventListener('click', forget, { signal })
}
