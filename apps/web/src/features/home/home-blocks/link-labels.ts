import type { CourseSummary, HomeBlock, NavItem } from '@shuyuan/api'
import type { LabelOfLink } from './linked-image-view'

export interface LinkLabelSources {
  blocks: readonly HomeBlock[]
  courseHref: (course: Pick<CourseSummary, 'id'>) => string
  /** Menu entries. */
  navs?: readonly NavItem[]
}

/** Returns a function that labels a URL with the title of its course or the name of its menu entry. */
export function linkLabels({ blocks, courseHref, navs = [] }: LinkLabelSources): LabelOfLink {
  const courses = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []))
  const entries = navs.flatMap((nav) => [nav, ...nav.children])
  const names = new Map([
    ...entries.map(({ url, name }) => [url, name] as const),
    ...courses.map((course) => [courseHref(course), course.title] as const),
  ])
  return (href) => names.get(href)
}
