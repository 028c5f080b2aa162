// The readable text of HTML, without the code, styles and fonts of the component.
export { textFromHtml } from '../html/text-from-html'
