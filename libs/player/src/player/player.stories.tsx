import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button, ButtonLink } from '@shuyuan/ui'
import { defaultPreferences } from '../rules/player-preferences'
import type { PlayerSource } from '../rules/player-source'
import { Player } from './player'

const stream: PlayerSource = {
  kind: 'stream',
  url: '/media/short.mp4',
  format: 'mp4',
  label: '高清',
  height: 720,
}

const meta = {
  title: 'Business 业务组件/Player 播放/Player 播放器',
  component: Player,
  parameters: {
    usage: {
      zh: '视频播放器：倍速、清晰度、字幕、快捷键、断点续播，断网（离线 offline）时保留进度。',
      use: 'For a lesson: resumes it, records the watched parts, and ends a trial exactly.',
      avoid: 'For a video in a text: RichText embeds it. For silent decoration: use an image.',
      do: 'Set key to the ID of the lesson, and pass onRetry so that 重试 gets a new URL.',
      never: 'Do not start with sound when the page opens, except for 播放下一节.',
      measures:
        'As wide as its container, 16:9. Up to 560 px wide, the less used controls are behind 更多控件.',
    },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    title: '1.1 一次函数的图像',
    album: '初二数学',
    sources: [stream],
    // Browsers allow muted playback without a user gesture.
    preferences: { ...defaultPreferences, isMuted: true },
    onRetry: () => {},
  },
} satisfies Meta<typeof Player>

export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const playFrom = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: '播放' })

async function seekable(canvasElement: HTMLElement): Promise<HTMLElement> {
  const slider = await within(canvasElement).findByRole('slider', { name: '播放进度' })
  await waitFor(() => expect(slider).toBeEnabled())
  return slider
}

const start: Play = async ({ canvasElement }) => {
  await seekable(canvasElement)
  await userEvent.click(await playFrom(canvasElement))
  await within(canvasElement).findByRole('button', { name: '暂停' })
}

/** A video that never loads. */
const urlOfSilence = () =>
  'MediaSource' in globalThis ? URL.createObjectURL(new MediaSource()) : stream.url

const goToEnd: Play = async ({ canvasElement }) => {
  const slider = await seekable(canvasElement)
  await userEvent.click(await playFrom(canvasElement))
  slider.focus()
  await userEvent.keyboard('{End}')
}

export const Ready: Story = { name: '默认' }

export const Playing: Story = { name: '播放中', play: start }

export const Paused: Story = {
  name: '已暂停',
  async play(context) {
    await start(context)
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: '暂停' }),
    )
    await playFrom(context.canvasElement)
  },
}

export const Resumed: Story = {
  name: '继续播放',
  args: { startAt: 5 },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/已从 5 秒继续播放/)
  },
}

export const Buffering: Story = {
  name: '缓冲中',
  render: (args) => <Player {...args} sources={[{ ...stream, url: urlOfSilence() }]} />,
  async play({ canvasElement }) {
    await userEvent.click(await playFrom(canvasElement))
    await within(canvasElement).findByRole('progressbar', { name: '视频加载中' })
  },
}

export const Qualities: Story = {
  name: '清晰度',
  args: {
    sources: [stream, { ...stream, url: '/media/plain.mp4', label: '标清', height: 480 }],
    previous: { title: '绪论', onSelect: () => {} },
    next: { title: '1.2 一次函数的应用', onSelect: () => {} },
  },
}

/** For the numbers of the documentation page, whose keys are not for the player. */
export const Parts: Story = {
  name: '结构',
  tags: ['!dev', '!autodocs'],
  args: {
    ...Qualities.args,
    preferences: { ...defaultPreferences, isMuted: true, usesShortcuts: false },
  },
}

export const SeekingForbidden: Story = {
  name: '禁止拖动',
  args: { seekable: false },
  async play({ canvasElement }) {
    const slider = await seekable(canvasElement)
    slider.focus()
    await userEvent.keyboard('{End}')
    await within(canvasElement).findByText(/不允许快进/)
  },
}

export const Trial: Story = {
  name: '试看',
  // Before playback it looks like `Ready`.
  tags: ['!autodocs'],
  args: { stopAt: 10, trialEnd: <ButtonLink href="/order">购买课程</ButtonLink> },
}

export const TrialOver: Story = {
  name: '试看结束',
  args: { stopAt: 10, trialEnd: <ButtonLink href="/order">购买课程</ButtonLink> },
  async play(context) {
    await goToEnd(context)
    await within(context.canvasElement).findByText('试看已结束')
  },
}

export const Countdown: Story = {
  name: '下一节倒计时',
  args: { next: { title: '1.2 一次函数的应用', onSelect: () => {} } },
  async play(context) {
    await goToEnd(context)
    await within(context.canvasElement).findByRole('button', { name: '立即播放' })
  },
}

export const CountdownCanceled: Story = {
  ...Countdown,
  name: '取消倒计时',
  async play(context) {
    await goToEnd(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }))
    await canvas.findByRole('button', { name: '重新播放' })
  },
}

export const LastLesson: Story = {
  name: '最后一节',
  async play(context) {
    await goToEnd(context)
    await within(context.canvasElement).findByText('已到结尾')
  },
}

export const TakenOver: Story = {
  name: '其他页面播放中',
  args: {
    takenOver: (
      <>
        <p>另一个页面正在播放</p>
        <Button>在此继续观看</Button>
      </>
    ),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: '在此继续观看' })
  },
}

export const CaptionsOn: Story = {
  name: '显示字幕',
  args: {
    sources: [{ ...stream, url: '/media/captions/360p.m3u8', format: 'm3u8' }],
    preferences: { ...defaultPreferences, isMuted: true, showsCaptions: true },
  },
  async play({ canvasElement }) {
    const captions = await within(canvasElement).findByRole('button', { name: '字幕' })
    await expect(captions).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Watermarked: Story = {
  name: '水印',
  args: { watermark: { text: '138****0001 · 林知夏', size: 16, color: 'white', opacity: 0.6 } },
}

export const Narrow: Story = {
  ...Qualities,
  name: '窄屏',
  decorators: [
    (View) => (
      <div style={{ maxInlineSize: 320 }}>
        <View />
      </div>
    ),
  ],
}

export const InFlexRow: Story = {
  name: '弹性布局中',
  decorators: [
    (View) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        <div style={{ flex: '1 1 240px', display: 'flex' }}>
          <View />
        </div>
        <p style={{ flex: '1 1 160px', blockSize: 480 }}>课程目录</p>
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const player = await within(canvasElement).findByRole('region', { name: '视频播放器' })
    const { width, height } = player.getBoundingClientRect()
    await expect(width).toBe(player.parentElement?.clientWidth)
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02)
  },
}

export const OwnHeight: Story = {
  name: '自定义高度',
  args: { style: { blockSize: 240 } },
  async play({ canvasElement }) {
    const video = await within(canvasElement).findByLabelText('1.1 一次函数的图像')
    await expect(video.getBoundingClientRect().height).toBe(240)
  },
}

export const KeyboardSheet: Story = {
  name: '快捷键',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: '播放' })
    // In a narrow player the button is in a menu.
    await userEvent.keyboard('?')
    await within(document.body).findByRole('dialog', { name: '快捷键' })
  },
}

export const NoSource: Story = {
  name: '无视频',
  parameters: { controls: { disable: true } },
  args: { sources: [] },
}

export const Forbidden: Story = {
  name: '无权观看',
  args: { sources: [], sourceFailure: { kind: 'forbidden', message: '请购买后观看' } },
}

export const ServerError: Story = {
  name: '服务器错误',
  args: { sources: [], sourceFailure: { kind: 'server', message: '' } },
}

export const Offline: Story = {
  name: '离线',
  args: { sources: [], sourceFailure: { kind: 'offline', message: '' } },
}

export const Embedded: Story = {
  name: '嵌入播放',
  args: {
    sources: [{ kind: 'embed', html: '<iframe src="https://player.bilibili.com/p"></iframe>' }],
    frameHosts: ['player.bilibili.com'],
  },
}

export const EmbeddedRefused: Story = {
  name: '嵌入被拒绝',
  args: { sources: [{ kind: 'embed', html: '<iframe src="https://evil.example/"></iframe>' }] },
}
