// Notes which button was tapped before the page can answer; `replayEarlyTaps` presses it then. Links,
// forms and folds work by themselves.
{
  const listening = new AbortController()
  const { signal } = listening
  const taps = (window.shuyuanTaps = {
    button: null,
    isHydrating: false,
    stop: () => listening.abort(),
  })
  const note = (event) => {
    const button = event.target.closest('button, [role="button"]')
    if (button === null || button.disabled) return
    if (button.type !== 'submit' || button.form === null) taps.button = button
  }
  // React answers a tap on what it has hydrated, and stops one on what it has not.
  const forget = () => {
    if (taps.isHydrating) taps.button = null
  }
  document.addEventListener('click', note, { capture: true, signal })
  document.addEventListener('click', forget, { signal })
}
