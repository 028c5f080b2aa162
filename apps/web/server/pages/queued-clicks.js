// Keeps the last button that the user clicks before hydration, for `takeQueuedClick`. React receives no clicks until
// then, because it would hydrate the clicked part at once, which takes long. The browser follows links.
{
  const listening = new AbortController()
  const clicks = (window.shuyuanQueuedClicks = { button: null, listening })
  const queue = (event) => {
    const control = event.target.closest('a[href], button, [role="button"]')
    if (control === null || (control.type === 'submit' && control.form)) return
    event.stopPropagation()
    if (!control.matches('a')) clicks.button = control
  }
  window.addEventListener('click', queue, { capture: true, signal: listening.signal })
}
