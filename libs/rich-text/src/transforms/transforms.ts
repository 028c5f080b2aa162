import { readCode } from '../code/read-code'
import { joinFormulaLines } from '../math/join-formula-lines'
import { markEditorFormulas } from '../math/mark-editor-formulas'
import { markMath } from '../math/mark-math'
import { readFormulas } from '../math/read-formulas'
import { straightenSlots } from '../slots/straighten-slots'
import { decorateFrames } from './media/decorate-frames'
import { decorateLinks } from './decorate-links'
import { decorateMedia } from './media/decorate-media'
import { dropEditorAttributes } from './editor-attributes'
import { dropForgedMarks } from './drop-forged-marks'
import { dropHidden } from './drop-hidden'
import { drawTasks } from './draw-tasks'
import { joinSpans } from './join-spans'
import { joinQuotes } from './join-quotes'
import { joinQuillCode } from './quill/join-quill-code'
import { keepBlanks } from './keep-blanks'
import { keepWhiteSpace } from './keep-white-space'
import { limitEmptyLines } from './limit-empty-lines'
import { lowerHeadings } from './lower-headings'
import { nestQuillLists } from './quill/nest-quill-lists'
import { readColors } from './read-colors'
import { readMedia } from './media/read-media'
import { readQuillBlocks } from './quill/read-quill-blocks'
import { readTasks } from './read-tasks'
import { reduceClasses } from './reduce-classes'
import { reduceStyles } from './reduce-styles'
import { showLazyMedia } from './media/show-lazy-media'
import type { Transform } from './transform'
import { unmarkPlain } from './unmark-plain'
import { wrapTables } from './wrap-tables'
import { rename } from '../html/dom'

/** Removes `is`. The sanitizer would remove the element with its content, because `is` cannot be unset. */
function removeIs(root: ParentNode): void {
  for (const element of root.querySelectorAll('[is]')) {
    element.removeAttribute('is')
    rename(element, /^[a-z]+\d?$/.test(element.localName) ? element.localName : 'span')
  }
}

/** Read what the sanitizer would remove, from the inert, unsafe text. */
export const sourceTransforms: readonly Transform[] = [
  removeIs,
  dropForgedMarks,
  dropHidden,
  readFormulas,
  readMedia,
  readTasks,
]

/** Turn the sanitized text into what the page shows, in this order. */
export const transforms: readonly Transform[] = [
  // Marks of editors become elements and attributes of HTML.
  markEditorFormulas,
  showLazyMedia,
  nestQuillLists,
  joinQuillCode,
  keepWhiteSpace,
  readCode,
  joinQuotes,
  readQuillBlocks,
  readColors,
  unmarkPlain,
  dropEditorAttributes,
  // Styles and classes of the source have no effect after these.
  reduceStyles,
  reduceClasses,
  joinSpans,
  // Each URL is checked here.
  decorateFrames,
  decorateMedia,
  decorateLinks,
  // Structure.
  limitEmptyLines,
  lowerHeadings,
  wrapTables,
  // Formulas become slots.
  straightenSlots,
  joinFormulaLines,
  markMath,
  // Last, because they add blanks and elements of their own.
  keepBlanks,
  drawTasks,
]
