/**
 * Shows the parts of the page with `data-account`, which `theme.js` hides for a learner until the account is
 * known. Resolves when React has rendered the replies.
 */
export async function showAccount(): Promise<void> {
  // React Query notifies React in a timeout.
  await new Promise((resolve) => setTimeout(resolve))
  delete document.documentElement.dataset.accountPending
}
