import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { axeViolations } from '@shuyuan/testing'
import { AnnouncementView } from './announcement/announcement-view'
import * as announcement from './announcement/announcement.stories'
import { AttachmentList } from './attachment-list/attachment-list'
import * as attachments from './attachment-list/attachment-list.stories'
import { CategoryFilter } from './category-filter/category-filter'
import * as categories from './category-filter/category-filter.stories'
import { CommentForm } from './comment-form/comment-form'
import * as commentForm from './comment-form/comment-form.stories'
import { CommentList } from './comment-list/comment-list'
import * as comments from './comment-list/comment-list.stories'
import { CourseBar } from './course-bar/course-bar'
import * as bar from './course-bar/course-bar.stories'
import { CourseCard } from './course-card/course-card'
import * as card from './course-card/course-card.stories'
import { CourseGrid } from './course-grid/course-grid'
import * as grid from './course-grid/course-grid.stories'
import { CourseHeader } from './course-header/course-header'
import * as header from './course-header/course-header.stories'
import { CourseOutline } from './course-outline/course-outline'
import * as outline from './course-outline/course-outline.stories'
import { HomeBlocks } from './home-blocks/home-blocks'
import * as home from './home-blocks/home-blocks.stories'
import { SceneFilter } from './scene-filter/scene-filter'
import * as scenes from './scene-filter/scene-filter.stories'
import { SearchResults } from './search-results/search-results'
import * as search from './search-results/search-results.stories'
import { ContinueStrip } from './study-list/continue-strip'
import * as strip from './study-list/continue-strip.stories'
import { StudyListView } from './study-list/study-list-view'
import * as study from './study-list/study-list.stories'

interface Stories<Props> {
  default: { args: Props }
}
interface Story<Props> {
  args?: Partial<Props>
  render?: (...args: never[]) => ReactElement
}

/** Each story of a file as an element; those with a drawing of their own draw themselves. */
function elements<Props extends object>(
  name: string,
  Component: (props: Props) => ReactElement | null,
  { default: meta, ...stories }: Stories<Props> & Record<string, unknown>,
): [string, ReactElement][] {
  return Object.entries(stories).map(([story, value]) => {
    const { args, render: draw }: Story<Props> = value ?? {}
    const Drawing = draw as ((props: Props) => ReactElement) | undefined
    const props = { ...meta.args, ...args }
    return [`${name} ${story}`, Drawing ? <Drawing {...props} /> : <Component {...props} />]
  })
}

const all = [
  ...elements('CourseCard', CourseCard, card),
  ...elements('CourseGrid', CourseGrid, grid),
  ...elements('CategoryFilter', CategoryFilter, categories),
  ...elements('SceneFilter', SceneFilter, scenes),
  ...elements('CourseHeader', CourseHeader, header),
  ...elements('CourseBar', CourseBar, bar),
  ...elements('CourseOutline', CourseOutline, outline),
  ...elements('AttachmentList', AttachmentList, attachments),
  ...elements('CommentForm', CommentForm, commentForm),
  ...elements('CommentList', CommentList, comments),
  ...elements('HomeBlocks', HomeBlocks, home),
  ...elements('SearchResults', SearchResults, search),
  ...elements('ContinueStrip', ContinueStrip, strip),
  ...elements('StudyListView', StudyListView, study),
  ...elements('AnnouncementView', AnnouncementView, announcement),
]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

describe.each(all)('%s', (_name, element) => {
  test('has no accessibility violation', async () => {
    const { container } = render(<main>{element}</main>)
    expect(await axeViolations(container)).toEqual([])
  })

  test('renders on a server', () => {
    expect(renderToString(element)).not.toBe('')
  })
})
