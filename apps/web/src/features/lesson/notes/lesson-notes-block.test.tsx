import { lessonQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import type { PlayerHandle } from '@shuyuan/player'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  deleteNotes,
  noteDraftPrefix,
  openNoteDrafts,
  openNotes,
} from '../../../core/account/member-records'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { sampleMember, signInMember } from '../../../testing/member.fixture'
import { renderInSite, testServices } from '../../../testing/render-in-site.fixture'
import { LessonNotesBlock } from './lesson-notes-block'

beforeEach(() => {
  startFakeServer()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const { id: memberId } = sampleMember
const lessonId = samples.getLesson.video.id
const seek = vi.fn()

const sampleNote = {
  id: 'a',
  courseId: 4,
  courseTitle: '课',
  lessonId,
  lessonTitle: '节',
  second: 9,
  text: '',
  updatedAt: 1,
}

const player: PlayerHandle = {
  play: () => undefined,
  pause: () => undefined,
  seek,
  subscribe: () => () => undefined,
  currentTime: 754.6,
  duration: 900,
  paused: true,
}

/** Opens the notes of the sample lesson, as in another tab or on another visit. */
async function visit() {
  const services = testServices()
  const detail = await services.queryClient.fetchQuery(lessonQuery(services.api, lessonId))
  const view = renderInSite(
    <LessonNotesBlock detail={detail} player={player} isWanted={false} onFocused={vi.fn()} />,
    services,
  )
  await act(async () => signInMember(services))
  await screen.findByRole('button', { name: '导入' })
  return view
}

const field = (name: string) => screen.findByRole('textbox', { name })
const items = () =>
  within(screen.getByRole('list', { name: '笔记列表' })).queryAllByRole('listitem')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function importFile(content: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file field')
  await userEvent.upload(input, new File([content], 'notes.md', { type: 'text/markdown' }))
}

test('a note is kept for the next visit, and plays its second', async () => {
  const { unmount } = await visit()
  await userEvent.type(await field('写笔记'), '切片')
  await press('保存笔记')
  await waitFor(() => expect(items()).toHaveLength(1))
  unmount()
  await visit()
  await waitFor(() => expect(items()[0]?.textContent).toContain('切片'))
  await press('播放 12:34')
  expect(seek).toHaveBeenCalledExactlyOnceWith(754)
})

test('drafts survive a reload, also of an edit', async () => {
  const { unmount } = await visit()
  await press('加书签')
  await waitFor(() => expect(items()).toHaveLength(1))
  await press('编辑')
  await userEvent.type(await field('修改笔记'), '没改完')
  await userEvent.type(await field('写笔记'), '没写完')
  unmount()
  await visit()
  expect(await field('12:34 的笔记')).toHaveProperty('value', '没写完')
  expect(await field('修改笔记')).toHaveProperty('value', '没改完')
})

test('a draft that local storage lost is restored from the copy', async () => {
  const { unmount } = await visit()
  await userEvent.type(await field('写笔记'), '没写完')
  unmount()
  localStorage.clear()
  await visit()
  expect(await field('12:34 的笔记')).toHaveProperty('value', '没写完')
})

test('an edit keeps the text of another tab as well', async () => {
  await visit()
  await press('加书签')
  await waitFor(() => expect(items()).toHaveLength(1))
  await press('编辑')
  await userEvent.type(await field('修改笔记'), '这里')
  const other = openNotes('shuyuan', memberId)
  const [note] = (await other.all()).values()
  if (note === undefined) throw new Error('no note')
  await other.setMany([[note.id, { ...note, text: '那里', updatedAt: 1 }]])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('另一个标签页也改过这条笔记，两份都已保留')).toBeTruthy()
  await waitFor(() =>
    expect(
      items()
        .map((item) => item.textContent)
        .join(),
    ).toMatch(/那里.*这里|这里.*那里/),
  )
})

test('a full storage is explained, and the text stays', async () => {
  await visit()
  await userEvent.type(await field('写笔记'), '写满了')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await press('保存笔记')
  expect(await screen.findByText(/^这台设备空间不足，没有保存/)).toBeTruthy()
  expect(await field('12:34 的笔记')).toHaveProperty('value', '写满了')
})

test('a file is imported once, and unreadable lines are reported', async () => {
  await visit()
  const file = `# [课](/courses/detail/${samples.getLesson.course.id})\n\n## [节](/courses/video/${lessonId})\n\n- [00:09](/courses/video/${lessonId}?t=9) 导入\n`
  await importFile(`${file}坏行\n`)
  expect(await screen.findByText('已导入 1 条笔记')).toBeTruthy()
  expect(await screen.findByText('文件里有 1 行无法识别，没有导入')).toBeTruthy()
  await waitFor(() => expect(items()).toHaveLength(1))
  await importFile(file)
  expect(await screen.findByText('已导入 0 条笔记')).toBeTruthy()
  expect(items()).toHaveLength(1)
  await importFile('{}')
  expect(await screen.findByText('文件里没有可以导入的笔记')).toBeTruthy()
})

test('without a database the reason is shown, and a retry reads again', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const services = testServices()
  const detail = await services.queryClient.fetchQuery(lessonQuery(services.api, lessonId))
  renderInSite(
    <LessonNotesBlock detail={detail} player={null} isWanted={false} onFocused={vi.fn()} />,
    services,
  )
  await act(async () => signInMember(services))
  expect(await screen.findByText('浏览器不允许保存笔记，关闭无痕模式后重试')).toBeTruthy()
  vi.stubGlobal('indexedDB', new IDBFactory())
  await press('重试')
  expect(await screen.findByText('看到想记的地方，停下来写一句')).toBeTruthy()
})

test('deleting removes the notes and drafts of one member', async () => {
  const services = testServices()
  const { device } = services
  const mine = openNotes('shuyuan', memberId)
  const others = openNotes('shuyuan', 999)
  await mine.setMany([['a', sampleNote]])
  await others.setMany([['a', sampleNote]])
  const drafts = openNoteDrafts(device, 'shuyuan')
  drafts.store.set(`${noteDraftPrefix(memberId)}1`, '1 我的')
  drafts.store.set(`${noteDraftPrefix(999)}1`, '1 别人的')
  await drafts.restored
  await deleteNotes(services, memberId)
  expect((await mine.all()).size).toBe(0)
  expect((await others.all()).size).toBe(1)
  expect(device.keys('note-draft-')).toEqual([`${noteDraftPrefix(999)}1`])
  const copy = await openNoteDrafts(device, 'shuyuan').restored
  expect(copy.keys('note-draft-')).toEqual([`${noteDraftPrefix(999)}1`])
})
