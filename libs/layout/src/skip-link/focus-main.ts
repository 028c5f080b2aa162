/** Moves the focus to the main content of {@link PageFrame}. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById('main')?.focus(options)
}
