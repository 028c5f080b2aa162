import { headedLists, type HeadedListItem } from '@shuyuan/rich-text'

/** Goals of a course, as its description lists them. */
interface CourseGoals {
  title: string
  items: HeadedListItem[]
}

const goalTitle =
  /^(?:(?:你|您)(?:将|会|能|将会)?(?:学会|学到|掌握|收获)|学习目标|课程目标|课程收获|学习收获|学完.{0,6}(?:能|会|可以)).{0,12}$/

function withoutPeriod({ words, items }: HeadedListItem): HeadedListItem {
  const last = words.length - 1
  return {
    words: words.map(({ text, ...link }, index) => ({
      text: index === last ? text.replace(/[；。;]\s*$/, '') : text,
      ...link,
    })),
    items: items.map(withoutPeriod),
  }
}

/**
 * Moves the list of a course's goals out of its description. The list must follow a heading such as 你将学会 or 学习目标, and
 * contain at least two items of words and links.
 */
export function takeGoals(html: string): {
  goals: CourseGoals | null
  rest: string
} {
  for (const list of headedLists(html)) {
    const title = list.title.replace(/[:：]$/, '')
    if (!goalTitle.test(title) || list.items.length < 2) continue
    const rest = html.slice(0, list.start) + html.slice(list.end)
    return { goals: { title, items: list.items.map(withoutPeriod) }, rest }
  }
  return { goals: null, rest: html }
}
