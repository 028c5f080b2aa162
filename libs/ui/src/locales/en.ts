import type { UiLocale } from './ui-locale'

/** English locale of the components. */
export const en: UiLocale = {
  opensNewWindow: 'Opens in a new window',
  close: 'Close',
  confirm: 'OK',
  cancel: 'Cancel',
  loading: 'Loading',
  retry: 'Try again',
  codeFailed: 'This part could not be loaded. Check your connection and try again.',
  blockFailed: 'This part cannot be shown right now.',
  showPassword: 'Show password',
  dismissToast: 'Dismiss',
  qrFailed: 'The QR code could not be loaded',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  breadcrumb: 'Breadcrumb',
  pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
  characterCount: (count, max) => `${count}/${max}`,
}
