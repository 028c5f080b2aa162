import type { Meta, StoryObj } from '@storybook/react-vite'
import { zhCn } from '../locales/zh-cn'
import type { PlayerFailureKind } from '../rules/player-failure'
import { FailurePanel } from './failure-panel'
import { PlayerFrame } from '../player/player-frame'

const meta = {
  title: 'Business 业务组件/Player 播放/FailurePanel 播放失败',
  component: FailurePanel,
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
