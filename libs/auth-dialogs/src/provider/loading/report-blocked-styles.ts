/**
 * Logs that a Content-Security-Policy blocks the styles of the dialogs, and returns whether it does. Then
 * production builds of styled-components throw, and development builds show dialogs without styles.
 */
export function reportBlockedStyles(container: Element | ShadowRoot | null | undefined): boolean {
  const root = container?.getRootNode()
  const styles = (root instanceof ShadowRoot ? root : document).querySelectorAll('style')
  // A blocked element has no sheet.
  const isBlocked = [...styles].some(
    (style) => 'styledVersion' in style.dataset && style.sheet === null,
  )
  if (isBlocked) {
    console.error(
      '[@shuyuan/auth-dialogs] The Content-Security-Policy of this page blocks the styles of the dialogs. ' +
        'Add the nonce of style-src to the page: <meta property="csp-nonce" nonce="…">',
    )
  }
  return isBlocked
}
