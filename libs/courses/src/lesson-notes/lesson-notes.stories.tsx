import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { LessonNote } from '../rules/lesson-note'
import { LessonNotes, type LessonNotesProps } from './lesson-notes'

const note = (id: string, second: number, text: string, lessonId = 403): LessonNote => ({
  id,
  courseId: 4,
  courseTitle: 'Python 程序设计',
  lessonId,
  lessonTitle: lessonId === 403 ? '变量、数字与字符串' : '条件判断',
  second,
  text,
  updatedAt: 1,
})

const notes = [
  note('a', 125, '字符串不可变：\ns[0] = "x" 会报错'),
  note('b', 301, ''),
  note('c', 12, 'elif 不要写成 else if', 404),
]

/** Panel as narrow as beside a video. */
function Panel(props: LessonNotesProps) {
  const [draft, setDraft] = useState(props.draft)
  const [edits, setEdits] = useState(props.edits)
  return (
    <div style={{ maxInlineSize: 320 }}>
      <LessonNotes
        {...props}
        draft={draft}
        onDraftChange={setDraft}
        edits={edits}
        onEdit={({ id }, text) => setEdits(text === null ? new Map() : new Map([[id, { text }]]))}
      />
    </div>
  )
}

const meta = {
  title: 'Business 业务组件/Courses 课程/LessonNotes 课堂笔记',
  component: LessonNotes,
  parameters: {
    usage: {
      zh: '课时笔记和书签，记在视频的某一秒，只存在本机。',
      use: 'Beside a lesson, for the notes and bookmarks of a learner at a second of the video.',
      avoid: 'For texts that others read: CommentForm.',
      do: 'Keep drafts and edits where they survive a crash. Reject with a readable message if a note cannot be stored.',
      never: 'Do not clear the field before the note is stored.',
      measures:
        'At least 280 px wide. Fifty notes are shown at a time. At most 5000 characters each.',
    },
  },
  args: {
    notes,
    lessonId: 403,
    draft: { text: '', second: 0 },
    onDraftChange: fn(),
    edits: new Map(),
    onEdit: fn(),
    getSecond: () => 754,
    onAdd: fn(() => Promise.resolve()),
    onUpdate: fn(() => Promise.resolve()),
    onRemove: fn(() => Promise.resolve()),
    onRestore: fn(() => Promise.resolve()),
    onOpen: fn(),
    onExport: fn(),
    onImport: fn(() => Promise.resolve()),
    onRetry: fn(),
    deletesOnSignOut: false,
    onDeletesOnSignOutChange: fn(),
  },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof LessonNotes>

export default meta

type Story = StoryObj<typeof meta>

/** The first letter sets the second of the note. */
export const Writing: Story = {
  name: '写笔记',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '写笔记' }), '切片不含末尾')
    await expect(canvas.getByRole('textbox', { name: '12:34 的笔记' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }))
    await expect(args.onAdd).toHaveBeenCalledWith({ text: '切片不含末尾', second: 754 })
  },
}

/** Notes of all lessons, with the title of each. */
export const WholeCourse: Story = {
  name: '整门课',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '整门课' }))
    await expect(canvas.getByText('共 3 条')).toBeVisible()
  },
}

export const Editing: Story = {
  name: '修改笔记',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: '编辑' })[0] ?? canvasElement)
    const field = canvas.getByRole('textbox', { name: '修改笔记' })
    await expect(field).toHaveFocus()
    await userEvent.type(field, '。{Control>}{Enter}{/Control}')
    await expect(args.onUpdate).toHaveBeenCalledWith(notes[0], `${notes[0]?.text}。`)
    await waitFor(() => expect(canvas.getByRole('button', { name: '播放 02:05' })).toHaveFocus())
  },
}

/** Fifty notes at a time. */
export const Many: Story = {
  name: '大量',
  args: {
    notes: Array.from({ length: 120 }, (_, index) =>
      note(String(index), index * 15, `第 ${index + 1} 条：先看例子，再动手做`),
    ),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50)
    await userEvent.click(canvas.getByRole('button', { name: '显示更多' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
    await expect(canvas.getByRole('button', { name: '播放 12:30' })).toHaveFocus()
  },
}

/** A removed note can be restored in its place. */
export const Removed: Story = {
  name: '已删除',
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0] ?? canvasElement)
    const undo = await canvas.findByRole('button', { name: '撤销' })
    await expect(undo).toHaveFocus()
    await userEvent.click(undo)
    await expect(args.onRestore).toHaveBeenCalledWith(notes[0])
  },
}

/** The text stays in the field. */
export const StorageFull: Story = {
  name: '存储已满',
  args: {
    draft: { text: '写满了', second: 9 },
    onAdd: fn(() => Promise.reject<void>(new Error('这台设备空间不足，没有保存'))),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '保存笔记' }))
    await canvas.findByText('这台设备空间不足，没有保存')
    await expect(canvas.getByRole('textbox', { name: '00:09 的笔记' })).toHaveValue('写满了')
  },
}

export const NothingToImport: Story = {
  name: '无可导入内容',
  args: { onImport: fn(() => Promise.reject<void>(new Error('文件里没有可以导入的笔记'))) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const file = new File(['# 标题'], 'notes.md', { type: 'text/markdown' })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, file)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('文件里没有可以导入的笔记')
  },
}

export const Empty: Story = { name: '空', args: { notes: [] } }
export const Loading: Story = { name: '加载中', args: { notes: undefined } }
export const Unavailable: Story = {
  name: '无法保存',
  args: { notes: undefined, failure: '浏览器不允许保存笔记，关闭无痕模式后重试' },
}
