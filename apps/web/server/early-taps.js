// Notes which button was tapped before the page can answer; `replayEarlyTaps` presses it then. Links and
// forms work by themselves.
{
  const listening = new AbortController()
  const taps = (window.shuyuanTaps = { button: null, stop: () => listening.abort() })
  const note = (event) => {
    const button = event.target.closest('button, [role="button"], summary')
    if (button === null || button.disabled) return
    if (button.type !== 'submit' || button.form === null) taps.button = button
  }
  document.addEventListener('click', note, { capture: true, signal: listening.signal })
}
