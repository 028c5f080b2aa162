import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { defaultPreferences } from '../rules/player-preferences'
import type { StreamSource } from '../rules/player-source'
import { StreamPlayer } from './stream-player'

const stream: StreamSource = {
  kind: 'stream',
  url: '/media/short.mp4',
  format: 'mp4',
  label: '高清',
  height: 720,
}

const meta = {
  title: 'Business 业务组件/Player 播放/StreamPlayer 流媒体播放器',
  component: StreamPlayer,
  parameters: {
    usage: {
      zh: '播放 HLS 视频流，供播放器内部使用。',
      use: 'Inside Player, for streams. Use it directly only in stories and tests of the library.',
      avoid: 'In an app: Player also shows embedded frames and missing sources.',
      do: 'Pass one stream per quality. If one fails, the next is played.',
      never: 'Do not pass an empty list.',
      measures: 'As wide as its container, 16:9.',
    },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    title: '1.1 一次函数的图像',
    streams: [stream],
    preferences: { ...defaultPreferences, isMuted: true },
    onRetry: () => {},
  },
} satisfies Meta<typeof StreamPlayer>

export default meta

type Story = StoryObj<typeof meta>

/** A source that no browser can play, without a failed request. */
const broken = (label: string): StreamSource => ({
  ...stream,
  url: `data:video/mp4,${encodeURIComponent(label)}`,
  label,
})

export const QualityReplaced: Story = {
  name: '已切换清晰度',
  args: { streams: [broken('高清'), { ...stream, label: '标清', height: 480 }] },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('高清暂时无法播放，已切换为标清')
    const slider = await within(canvasElement).findByRole('slider', { name: '播放进度' })
    await waitFor(() => expect(slider).toBeEnabled())
  },
}

export const NoQualityPlays: Story = {
  name: '全部清晰度失败',
  args: { streams: [broken('高清'), broken('标清')] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('alert')
    const choice = canvas.getByRole('button', { name: '清晰度' })
    await waitFor(() => expect(choice).toBeVisible())
  },
}

/** The poster contains a play icon, so the player shows none. */
export const Poster: Story = {
  name: '海报',
  args: {
    poster:
      'data:image/svg+xml,' +
      encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="navy" d="M0 0h16v9H0z"/><path fill="white" d="m7 3 3 1.5L7 6z"/></svg>',
      ),
  },
}
