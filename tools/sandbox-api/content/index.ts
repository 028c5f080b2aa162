import type { SandboxContent } from '../src/content-shape'
import { announcements } from './announcements'
import { blocks } from './blocks'
import { buildCourse } from './build-course'
import { categories } from './categories'
import { comments } from './comments'
import { courseDrafts } from './courses'
import { media } from './media'
import { messages } from './messages'
import { links, navs } from './navs'
import { plans, promoCodes } from './plans'
import { site } from './site'
import { users } from './users'

/** The whole school as the sandbox seeds it. */
export const content: SandboxContent = {
  site,
  categories,
  courses: courseDrafts.map(buildCourse),
  media,
  comments,
  users,
  announcements,
  navs,
  links,
  plans,
  promoCodes,
  blocks,
  messages,
}
