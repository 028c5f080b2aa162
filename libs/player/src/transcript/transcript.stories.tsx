import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../locales/en'
import { Player } from '../player/player'
import { defaultPreferences } from '../rules/player-preferences'
import { Transcript } from './transcript'
import type { TranscriptPlayer } from './use-current-sentence'

const fileOf = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))

/** Cues of 2 s each. */
const cuesOf = (texts: readonly string[]) => {
  const at = (second: number) => `00:${String(second).padStart(2, '0')}.000`
  const cues = texts.map((text, index) => `${at(index * 2)} --> ${at(index * 2 + 2)}\n${text}`)
  return fileOf(`WEBVTT\n\n${cues.join('\n\n')}`)
}

const chinese = cuesOf([
  '先看这条直线，',
  '它有多陡？',
  '<v 老师>斜率 &gt; 0，就向右上方走。</v>',
  '再看它从哪里开始，',
  '那就是截距。',
  '下一节画图。',
])

/** Player above its transcript, in a panel as narrow as beside a video. */
function LessonWithTranscript(props: ComponentProps<typeof Transcript>) {
  const [player, setPlayer] = useState<TranscriptPlayer | null>(null)
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <Player
        ref={setPlayer}
        title={props.title}
        locale={props.locale}
        src="/media/short.mp4"
        preferences={{ ...defaultPreferences, isMuted: true }}
      />
      <div style={{ display: 'grid', maxBlockSize: 320 }}>
        <Transcript {...props} player={player} />
      </div>
    </div>
  )
}

const meta = {
  title: 'Business 业务组件/Player 播放/Transcript 文字稿',
  component: Transcript,
  parameters: {
    usage: {
      zh: '文字稿：字幕整理成段，点一句从那里播放。',
      use: 'Below the video of a lesson with captions. Each sentence plays from its first second.',
      avoid:
        'For the text of a lesson: RichText. For captions over the video: the tracks of Player.',
      do: 'Pass the player, so that it follows the video until the reader scrolls.',
      never: 'Do not show it for a trial: it contains the whole lesson.',
      measures:
        'Lines of 36 characters at most, 18 px. As high as its container allows; then the text scrolls.',
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { title: '1.1 一次函数的图像', source: { url: chinese }, player: null },
  render: (args) => <LessonWithTranscript {...args} />,
} satisfies Meta<typeof Transcript>

export default meta

type Story = StoryObj<typeof meta>

/** A sentence plays from its first second, and stays marked until the next one. */
export const Following: Story = {
  name: '跟随播放',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: '文字稿' }))
    const video = await canvas.findByLabelText<HTMLVideoElement>('1.1 一次函数的图像')
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0))
    const sentence = list.getByRole('button', { name: '再看它从哪里开始，那就是截距。' })
    await userEvent.click(sentence)
    await waitFor(() => expect(video.currentTime).toBeCloseTo(6, 0))
    await expect(sentence).toHaveAttribute('aria-current', 'true')
    await expect(list.getByRole('button', { name: '斜率 > 0，就向右上方走。' })).toBeVisible()
  },
}

export const Searching: Story = {
  name: '搜索',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索文字稿' }), '看')
    await expect(canvas.getByText('找到 2 句')).toBeVisible()
  },
}

export const NothingFound: Story = {
  name: '无结果',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox', { name: '搜索文字稿' }), '积分')
    await expect(canvas.getByText('没有找到')).toBeVisible()
  },
}

/** The file is not WebVTT. */
export const Damaged: Story = {
  name: '文件损坏',
  args: { source: { url: fileOf('<html>') } },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('文字稿的内容有误，暂时无法显示')
  },
}

/** Wide enough for the time and the notes beside the text. */
export const WithNotes: Story = {
  name: '带笔记',
  args: { notes: [{ second: 7, text: '截距：x = 0 时的 y' }] },
  render: (args) => <Transcript {...args} />,
  async play({ canvasElement }) {
    await within(canvasElement).findByText('截距：x = 0 时的 y')
  },
}
export const English: Story = {
  name: '英文',
  args: {
    locale: en,
    title: '1.1 Slope',
    source: { url: cuesOf(['Look at this line:', 'how steep is it?', 'Now draw it.']) },
  },
  async play({ canvasElement }) {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Transcript' }))
    await expect(list.getAllByRole('button')).toHaveLength(2)
  },
}
