// Phone numbers as text. Without React and styles, for code that runs without them.

export { maskMobile } from './mask-mobile'
