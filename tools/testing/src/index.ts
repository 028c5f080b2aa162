export { axeViolations } from './axe-violations'
export { wrapWords } from './wrap-words'
