/**
 * Shows the parts of the page with `data-account`, which `theme.js` hides for a learner until the account is
 * known. Waits until React has rendered the replies.
 */
export function showAccount(): void {
  setTimeout(() => delete document.documentElement.dataset.accountPending)
}
