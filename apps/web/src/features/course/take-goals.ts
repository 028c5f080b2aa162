import { textFromHtml } from '@shuyuan/rich-text'

/** Goals of a course, as its description lists them. */
interface CourseGoals {
  title: string
  items: string[]
}

const headedList =
  /<(h[1-6]|p)\b[^>]{0,200}>((?:(?!<\/?(?:h\d|p)\b).){1,200})<\/\1\s*>\s*<(ul|ol)\b[^>]{0,200}>(.{1,4000}?)<\/\3\s*>/gis

const goalTitle =
  /^(?:(?:你|您)(?:将|会|能|将会)?(?:学会|学到|掌握|收获)|学习目标|课程目标|课程收获|学习收获|学完.{0,6}(?:能|会|可以)).{0,12}$/

/** Content that plain text would lose. */
const formatted = /<(?:[uo]l|img|video|iframe|table|pre|input)\b|\$|\\\(/i

/**
 * Moves the list of a course's goals out of its description. The list must follow a heading such as 你将学会 or 学习目标, and
 * contain at least two items of plain text.
 */
export function takeGoals(html: string): {
  goals: CourseGoals | null
  rest: string
} {
  for (const { 0: whole, 2: heading = '', 4: list = '', index } of html.matchAll(headedList)) {
    const title = textFromHtml(heading).replace(/[:：]$/, '')
    if (!goalTitle.test(title) || formatted.test(list)) continue
    const items = textFromHtml(list).split('\n')
    if (items.length < 2) continue
    const rest = html.slice(0, index) + html.slice(index + whole.length)
    return {
      goals: {
        title,
        items: items.map((item) => item.replace(/[；。;]$/, '')),
      },
      rest,
    }
  }
  return { goals: null, rest: html }
}
