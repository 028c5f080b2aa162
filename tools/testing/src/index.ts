export { setWithoutEvent } from './set-without-event'
export { wrapWords } from './wrap-words'
