import type { Meta, StoryObj } from '@storybook/react-vite'
import { zhCn } from '../locales/zh-cn'
import type { PlayerFailureKind } from '../rules/player-failure'
import { FailurePanel } from './failure-panel'
import { PlayerFrame } from '../player/player-frame'

const meta = {
  title: 'Business 业务组件/Player 播放/FailurePanel 播放失败',
  component: FailurePanel,
  parameters: {
    usage: {
      zh: '无法播放时的提示，每种原因一句话。',
      use: 'Over the video when nothing plays, with one sentence for each cause.',
      avoid: 'For a failed page: ErrorBlock.',
      do: 'Offer 重试 if it may help, and say if playback continues on its own: 网络断了，恢复后自动继续.',
      never: 'Do not show error codes.',
      measures: 'Text 30em wide at most. Padding 16 px.',
    },
  },
  args: { kind: 'network', onRetry: () => {} },
} satisfies Meta<typeof FailurePanel>

export default meta

const isKind = (name: string): name is PlayerFailureKind => name in zhCn.failures
const kinds = Object.keys(zhCn.failures).filter(isKind)

type Story = StoryObj<typeof meta>

/** Aspect ratio of the player region. */
const frame = { aspectRatio: '16 / 9' }

/** One panel per kind of failure. */
export const EveryReason: Story = {
  name: '全部原因',
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
      }}
    >
      {kinds.map((kind) => (
        <PlayerFrame key={kind} style={frame}>
          <FailurePanel {...args} kind={kind} />
        </PlayerFrame>
      ))}
    </div>
  ),
}

export const Retrying: Story = {
  name: '重试中',
  args: { isRetrying: true },
  decorators: [
    (View) => (
      <PlayerFrame style={frame}>
        <View />
      </PlayerFrame>
    ),
  ],
}
