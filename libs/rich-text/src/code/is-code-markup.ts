import { consistsOf } from '../html/consists-of'

/** Whether HTML consists of nothing but escaped words and spans with a class, as a highlighter writes. */
export const isCodeMarkup = consistsOf('/span>|span class="[\\w .-]*">')
