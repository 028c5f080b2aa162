import { composeStories } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ApiError } from '@shuyuan/api'
import { textsIn } from '@shuyuan/testing/texts-in'
import { UiLocaleProvider } from '@shuyuan/ui'
import { en as uiEn } from '@shuyuan/ui/locales/en'
import { afterEach, expect, test, vi } from 'vitest'
import {
  englishComment,
  englishDetail,
  englishLearned,
  englishStudyRow,
} from '../../test/english-samples'
import { sampleHit, sampleProgress, sampleRemovedRow } from '../../test/samples'
import { AttachmentList } from '../attachment-list/attachment-list'
import { CategoryFilter } from '../category-filter/category-filter'
import { CommentBarrierNote } from '../comment-form/comment-barrier-note'
import { CommentForm } from '../comment-form/comment-form'
import { CommentList } from '../comment-list/comment-list'
import { CourseBar } from '../course-bar/course-bar'
import { CourseGrid } from '../course-grid/course-grid'
import { CourseHeader } from '../course-header/course-header'
import { CourseOutline } from '../course-outline/course-outline'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { OutlinePreview } from '../outline-preview/outline-preview'
import { PurchaseCard } from '../purchase-card/purchase-card'
import { commentError } from '../rules/comment-error'
import { SceneFilter } from '../scene-filter/scene-filter'
import { SearchResults } from '../search-results/search-results'
import { SearchTypeFilter } from '../search-results/search-type-filter'
import { ContinueStrip } from '../study-list/continue-strip'
import { LearnedLessonList } from '../study-list/learned-lesson-list'
import { StudyListView } from '../study-list/study-list-view'
import { StudyTabs } from '../study-list/study-tabs'
import { TrialTile } from '../trial-tile/trial-tile'
import { CoursesLocaleProvider } from './courses-locale-provider'
import * as stories from './courses-locale-provider.stories'

const { InEnglish, WithATextOfTheHost } = composeStories(stories)

const han = /\p{Script=Han}/u
const href = () => '/there'
const hrefs = { hrefForLesson: href, orderHref: '/order', vipHref: '/vip' }
const none = () => {}

afterEach(() => vi.useRealTimers())

function showInEnglish(children: ReactNode) {
  return render(
    <UiLocaleProvider locale={uiEn}>
      <CoursesLocaleProvider locale={en}>{children}</CoursesLocaleProvider>
    </UiLocaleProvider>,
  )
}

/** Markup includes all texts and accessible names. */
const page = () => document.body.innerHTML

test('courses, offer, outline and comments are in the language of the provider', async () => {
  render(<InEnglish />)
  expect(screen.getByText('24 lessons · 1 learner')).toBeTruthy()
  expect(screen.getByText('1 lesson · 15.2K learners')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Buy course for ¥199' })).toBeTruthy()
  expect(screen.getByText('4 lessons, 40 minutes in total')).toBeTruthy()
  expect(screen.getByText('Free preview: 1 minute')).toBeTruthy()
  expect(screen.getAllByText('10 minutes, 5 seconds')).toHaveLength(4)
  await userEvent.click(screen.getAllByRole('button', { name: 'Reply' })[0] ?? document.body)
  expect(screen.getByRole('textbox', { name: 'Reply to Lin' })).toBeTruthy()
  expect(page()).not.toMatch(han)
})

test('so are the parts of the course page', () => {
  const detail = englishDetail()
  const own = englishDetail({ isBought: true, progress: sampleProgress })
  const trial = detail.groups[0]?.lessons[0]
  showInEnglish(
    <>
      <CourseHeader detail={detail} onToggleFavorite={none} onShare={none} />
      <PurchaseCard {...hrefs} detail={own} sellsVip hasVipAccess />
      <CourseBar {...hrefs} detail={detail} sellsVip />
      <OutlinePreview
        {...hrefs}
        groups={detail.groups}
        boughtLessonIds={[]}
        access={{ kind: 'claimable' }}
        outlineHref="/outline"
      />
      <CourseOutline groups={[]} progress={{}} access={{ kind: 'free' }} hrefFor={href} />
      <AttachmentList attachments={detail.attachments} onDownload={none} />
      <AttachmentList attachments={[]} onDownload={none} />
      <CommentBarrierNote barrier="buy-or-join" />
      <CommentList
        comments={[englishComment('c2', { isPending: true })]}
        total={9}
        ownName={englishComment().author?.name}
      />
      {trial && <TrialTile course={detail.course} lesson={trial} href="/trial" />}
      <CommentList comments={[]} total={0} />
    </>,
  )
  expect(screen.getByRole('link', { name: /^Watch a free preview/ })).toBeTruthy()
  expect(screen.getByText('1,280').parentElement?.textContent).toBe('1,280 learners')
  expect(page()).not.toMatch(han)
})

test('so are filters, search and study center', () => {
  const category = { id: 1, name: 'Math', children: [{ id: 2, name: 'Algebra', children: [] }] }
  vi.setSystemTime('2026-03-01T05:00:00.000Z')
  const hit = { title: 'C++', passage: '', shortDescription: '', cover: null }
  showInEnglish(
    <>
      <CategoryFilter categories={[category]} categoryId={1} hrefFor={href} />
      <SceneFilter scene="" hrefFor={href} />
      <SearchTypeFilter type="vod" hrefFor={href} />
      <SearchResults hits={[sampleHit(1, hit)]} total={1} keywords="C" hrefFor={href} />
      <SearchResults hits={[]} total={0} keywords="D" hrefFor={href} />
      <CourseGrid courses={[]} hrefFor={href} />
      <StudyTabs list="learned" onListChange={none}>
        <StudyListView
          list="learned"
          lead={englishStudyRow(1)}
          rows={[englishStudyRow(2), englishStudyRow(3, { lastLesson: null }), sampleRemovedRow()]}
          courseHref={href}
          onShowProgress={none}
        />
      </StudyTabs>
      <StudyListView list="favorites" rows={[]} courseHref={href} />
      <ContinueStrip row={englishStudyRow(1)} courseHref="/courses/detail/1" />
      <LearnedLessonList lessons={englishLearned} hrefFor={href} />
    </>,
  )
  expect(screen.getByText('No results for “D”')).toBeTruthy()
  const [date] = screen.getAllByText('Last studied')
  expect(date?.textContent).toBe('Last studied 3 hours ago')
  expect(page()).not.toMatch(han)
})

test('so are errors of a comment', async () => {
  const offline = new ApiError({ kind: 'offline', message: '网络不可用，检查网络后重试' })
  showInEnglish(<CommentForm onSubmit={() => Promise.reject(offline)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }))
  expect(screen.getByText('Enter a comment')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Good')
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(page()).not.toMatch(han)
})

test('single texts can be overridden', () => {
  render(<WithATextOfTheHost />)
  expect(screen.getByText('Enroll')).toBeTruthy()
  expect(screen.getByText('1 lesson with a free preview')).toBeTruthy()
})

test('comment errors are in Chinese by default', () => {
  expect(commentError(' ')).toBe('请输入评论内容')
  expect(commentError(' ', en)).toBe('Enter a comment')
})

test('both languages have all texts, each in its own language', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(zhCn).sort())
  const texts = textsIn(en).map(([, text]) => text)
  expect(texts.filter((text) => typeof text !== 'string' || text === '')).toEqual([])
  expect(texts.filter((text) => han.test(String(text)))).toEqual([])
})
