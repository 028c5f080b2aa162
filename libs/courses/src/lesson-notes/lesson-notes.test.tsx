import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LessonNotes, type LessonNotesProps } from './lesson-notes'
import * as stories from './lesson-notes.stories'

const { notes } = stories.default.args
const [first] = notes

/** Keeps drafts, edits and notes as a host does. */
function Host(props: LessonNotesProps) {
  const [draft, setDraft] = useState(props.draft)
  const [edits, setEdits] = useState(props.edits)
  const [list, setList] = useState(props.notes)
  return (
    <LessonNotes
      {...props}
      notes={list}
      draft={draft}
      onDraftChange={setDraft}
      edits={edits}
      onEdit={({ id }, text) => setEdits(text === null ? new Map() : new Map([[id, { text }]]))}
      onRemove={async (note) => {
        await props.onRemove(note)
        setList(list?.filter(({ id }) => id !== note.id))
      }}
      onRestore={async (note) => {
        await props.onRestore(note)
        setList(props.notes)
      }}
    />
  )
}

const show = (props: Partial<LessonNotesProps> = {}) =>
  render(<Host {...stories.default.args} {...props} />)
const items = () =>
  within(screen.getByRole('list', { name: '笔记列表' })).queryAllByRole('listitem')
const press = (name: string, index = 0) => {
  const button = screen.getAllByRole('button', { name })[index]
  if (!button) throw new Error(`no button ${name}`)
  return userEvent.click(button)
}

test('the first letter sets the second of a new note', async () => {
  let second = 754
  const onAdd = vi.fn(() => Promise.resolve())
  show({ getSecond: () => second, onAdd })
  await userEvent.type(screen.getByRole('textbox', { name: '写笔记' }), '切片')
  second = 760
  await userEvent.type(screen.getByRole('textbox', { name: '12:34 的笔记' }), '不含末尾')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ text: '切片不含末尾', second: 754 })
})

test('a note without text is not saved, a bookmark is', async () => {
  const onAdd = vi.fn(() => Promise.resolve())
  show({ draft: { text: '  ', second: 1 }, onAdd })
  await press('保存笔记')
  expect(onAdd).not.toHaveBeenCalled()
  expect(screen.getByText('请输入笔记内容')).toBeTruthy()
  await press('加书签')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ text: '', second: 754 })
  expect(screen.getByText('书签')).toBeTruthy()
})

test('a text that is too long, or cannot be stored, stays in the field', async () => {
  const onAdd = vi.fn(() => Promise.reject<void>(new Error('这台设备空间不足')))
  const long = '长'.repeat(5_001)
  show({ draft: { text: long, second: 9 }, onAdd })
  await press('保存笔记')
  expect(screen.getByText('笔记最多 5000 字')).toBeTruthy()
  expect(onAdd).not.toHaveBeenCalled()
  const field = screen.getByRole('textbox', { name: '00:09 的笔记' })
  await userEvent.clear(field)
  await userEvent.type(field, '短')
  await press('保存笔记')
  expect(await screen.findByText('这台设备空间不足')).toBeTruthy()
  expect(field).toHaveProperty('value', '短')
})

test('shows notes of this lesson or of the course, and searches them', async () => {
  show()
  expect(items()).toHaveLength(2)
  await press('整门课')
  expect(items()).toHaveLength(3)
  expect(screen.getByRole('button', { name: '播放 00:12 · 条件判断' })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索笔记' }), 'ELIF')
  expect(items()).toHaveLength(1)
  expect(screen.getByText('共 1 条')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索笔记' }), '不存在')
  expect(screen.getByText('没有找到')).toBeTruthy()
})

test('plays a note', async () => {
  const onOpen = vi.fn()
  show({ onOpen })
  await press('播放 02:05')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(first)
})

test('a restored edit leaves the focus where it is', () => {
  show({ edits: new Map([['a', { text: '没写完' }]]) })
  expect(screen.getByRole('textbox', { name: '修改笔记' })).toHaveProperty('value', '没写完')
  expect(document.activeElement).toBe(document.body)
})

test('a note that cannot be removed stays, and a search ends the offer to restore', async () => {
  const onRemove = vi.fn(() => Promise.reject<void>(new Error('没有删除')))
  show({ onRemove })
  await press('删除')
  expect((await screen.findByRole('alert')).textContent).toBe('没有删除')
  expect(items()).toHaveLength(2)
  onRemove.mockResolvedValue()
  await press('删除')
  await screen.findByRole('button', { name: '撤销' })
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(screen.getByRole('searchbox'), '书')
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('exports notes, and imports a file or explains why not', async () => {
  const onExport = vi.fn()
  const onImport = vi.fn(() => Promise.resolve())
  show({ onExport, onImport })
  await press('导出')
  expect(onExport).toHaveBeenCalledOnce()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file field')
  const file = new File(['x'], 'notes.md', { type: 'text/markdown' })
  await userEvent.upload(input, file)
  expect(onImport).toHaveBeenCalledWith(file)
  onImport.mockRejectedValue(new Error('文件里没有可以导入的笔记'))
  await userEvent.upload(input, file)
  expect((await screen.findByRole('alert')).textContent).toBe('文件里没有可以导入的笔记')
})

test('without notes there is nothing to export', () => {
  show({ notes: [] })
  expect(screen.getByText('看到想记的地方，停下来写一句')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('notes that cannot be read are read again, and a new one can still be written', async () => {
  const onRetry = vi.fn()
  show({ notes: undefined, failure: '浏览器不允许保存笔记', onRetry })
  expect(screen.getByRole('textbox', { name: '写笔记' })).toBeTruthy()
  await press('重试')
  expect(onRetry).toHaveBeenCalledOnce()
})
