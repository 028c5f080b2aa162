import type { CourseSummary, HomeBlock, NavItem } from '@shuyuan/api'
import type { NameOfGoal } from './linked-image-view'

/** Where the names of links come from. */
export interface GoalSources {
  blocks: readonly HomeBlock[]
  courseHref: (course: CourseSummary) => string
  /** The entries of the menu. */
  navs?: readonly NavItem[]
}

/** Gives what a link of the school leads to, in words: its course, else its entry of the menu. */
export function goalNames({ blocks, courseHref, navs = [] }: GoalSources): NameOfGoal {
  const courses = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []))
  const entries = navs.flatMap((nav) => [nav, ...nav.children])
  const names = new Map([
    ...entries.map(({ url, name }) => [url, name] as const),
    ...courses.map((course) => [courseHref(course), course.title] as const),
  ])
  return (href) => names.get(href)
}
