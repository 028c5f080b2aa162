import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { defaultPreferences } from '../rules/player-preferences'
import type { PlayerSource } from '../rules/player-source'
import { findControl } from '../../test/find-control.fixture'
import { Player } from '../player/player'

const fileOf = (text: string) =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 00:12.000\n${text}`)}`

const qualities: PlayerSource[] = [
  { kind: 'stream', url: '/media/short.mp4', label: '高清', height: 720 },
  { kind: 'stream', url: '/media/plain.mp4', label: '标清', height: 480 },
]

const neighbors = {
  previous: { title: '绪论', onSelect: () => {} },
  next: { title: '1.2 一次函数的应用', onSelect: () => {} },
}

const meta = {
  title: 'Business 业务组件/Player 播放/Gestures 手势与窄屏',
  component: Player,
  parameters: {
    usage: {
      zh: '触屏手势：长按 2 倍速，双击快进或快退 10 秒。',
      use: 'To see what touch does: hold for 2×, double tap to jump 10 s, 更多控件 on a narrow player.',
      avoid: 'As the only way to do something: each gesture also has a key or a control.',
      do: 'Show the result over the video: 前进 20 秒, 2× 播放中，松开恢复.',
      never: 'Do not use swipes that the page or the system needs.',
      measures: 'Jumps at the left and right third of the video.',
    },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    title: '1.1 一次函数的图像',
    src: '/media/short.mp4',
    preferences: { ...defaultPreferences, isMuted: true },
  },
} satisfies Meta<typeof Player>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const start: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const slider = await canvas.findByRole('slider', { name: '播放进度' })
  await waitFor(() => expect(slider).toBeEnabled())
  await userEvent.click(await canvas.findByRole('button', { name: '播放' }))
  await canvas.findByRole('button', { name: '暂停' })
}

/** Speed while the space bar, a finger or the mouse is held. */
export const Held: Story = {
  name: '长按加速',
  async play(context) {
    await start(context)
    const player = await within(context.canvasElement).findByRole('region')
    player.focus()
    await fireEvent.keyDown(player, { key: ' ' })
    await within(context.canvasElement).findByText('2× 播放中，松开恢复')
  },
}

/** Sum of quick jumps, at the side of their direction. */
export const Skipped: Story = {
  name: '连续跳转',
  async play(context) {
    await start(context)
    const player = await within(context.canvasElement).findByRole('region')
    player.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await within(context.canvasElement).findByText('前进 10 秒')
  },
}

export const Theater: Story = {
  name: '影院模式',
  args: { theater: { isOn: true, onToggle: () => {} } },
  async play({ canvasElement }) {
    const button = await findControl(canvasElement, '影院模式')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Players of these widths in px have no cut control. */
const widths = [320, 375, 480, 560, 561, 592, 640, 719, 720, 768, 816, 960, 1100]

/** Every control. Where one row is too short, it has a second one, or the less used controls are in a menu. */
export const AllControls: Story = {
  name: '全部控件',
  args: {
    sources: qualities,
    tracks: [
      { kind: 'captions', label: '中文', srcLang: 'zh', src: fileOf('看这条直线') },
      { kind: 'captions', label: 'English', srcLang: 'en', src: fileOf('Look at this line') },
      { kind: 'chapters', src: fileOf('一次函数的图像') },
    ],
    theater: { isOn: false, onToggle: () => {} },
    ...neighbors,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    canvasElement.style.inlineSize = `${widths.at(-1)}px`
    await canvas.findByRole('button', { name: '章节' })
    const rows = [...canvasElement.querySelectorAll('[data-bar], [data-bar] div')]
    const cut = () => rows.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    for (const width of widths) {
      canvasElement.style.inlineSize = `${width}px`
      await waitFor(() =>
        expect(canvas.queryAllByRole('button', { name: '更多控件' })).toHaveLength(
          width > 560 ? 0 : 1,
        ),
      )
      await expect(cut(), `cut rows of a player of ${width} px`).toEqual([])
    }
    canvasElement.style.inlineSize = ''
  },
}

/** The less used controls of a narrow player. */
export const NarrowMore: Story = {
  name: '窄屏更多控件',
  args: {
    style: { maxInlineSize: 320 },
    sources: qualities,
    tracks: [{ kind: 'captions', label: '中文', srcLang: 'zh', src: fileOf('看这条直线') }],
    ...neighbors,
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '字幕' })
    await userEvent.click(await canvas.findByRole('button', { name: '更多控件' }))
    await canvas.findByRole('button', { name: '清晰度' })
  },
}
