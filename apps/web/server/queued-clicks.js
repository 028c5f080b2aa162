// Keeps the last button that the user clicked before hydration, for `replayQueuedClick`. Links, forms and
// `<details>` work without script.
{
  const listening = new AbortController()
  const { signal } = listening
  const clicks = (window.shuyuanQueuedClicks = {
    button: null,
    isHydrating: false,
    listening,
  })
  const forget = () => {
    delete clicks.button?.dataset.pending
    clicks.button = null
  }
  const queue = (event) => {
    const button = event.target.closest('button, [role="button"]')
    if (button === null || button.disabled) return
    if (button.type === 'submit' && button.form !== null) return
    forget()
    clicks.button = button
    button.dataset.pending = ''
  }
  // React handles clicks on hydrated parts and stops the others before they bubble to here.
  const forgetHandled = () => clicks.isHydrating && forget()
  document.addEventListener('click', queue, { capture: true, signal })
  document.addEventListener('click', forgetHandled, { signal })
}
