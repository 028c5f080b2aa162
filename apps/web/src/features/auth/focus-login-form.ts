/** ID of the form of the login page. */
export const loginFormId = 'login-form'

/** Moves the focus to the first field of the login page. Returns false on other pages. */
export function focusLoginForm(): boolean {
  const field = document.querySelector<HTMLElement>(`#${loginFormId} input`)
  field?.focus()
  return field !== null
}
