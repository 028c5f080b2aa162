export { axeViolations } from './axe-violations'
export { setWithoutEvent } from './set-without-event'
export { wrapWords } from './wrap-words'
