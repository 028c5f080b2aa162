// Formats phone numbers. Imports neither React nor styles.

export { maskMobile } from './mask-mobile'
