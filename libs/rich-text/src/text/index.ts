// Text and lists of HTML, without the code, styles and fonts of the component.
export { headedLists } from './headed-lists'
export { textFromHtml } from '../html/text-from-html'

export type { HeadedList, HeadedListItem, LinkedWords } from './headed-lists'
