import type { Meta, StoryObj } from '@storybook/react-vite'
import { messages } from '../messages'
import type { PlayerFailureKind } from '../player-failure'
import { FailurePanel } from './failure-panel'
import { PlayerFrame } from './player-frame'

const meta = {
  title: 'player/FailurePanel',
  component: FailurePanel,
  args: { kind: 'network', onRetry: () => {} },
} satisfies Meta<typeof FailurePanel>

export default meta

const isKind = (name: string): name is PlayerFailureKind => name in messages.failures
const kinds = Object.keys(messages.failures).filter(isKind)

type Story = StoryObj<typeof meta>

/** One image for each reason. */
export const EveryReason: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
      }}
    >
      {kinds.map((kind) => (
        <PlayerFrame key={kind}>
          <FailurePanel {...args} kind={kind} />
        </PlayerFrame>
      ))}
    </div>
  ),
}

export const Retrying: Story = {
  args: { isRetrying: true },
  decorators: [
    (View) => (
      <PlayerFrame>
        <View />
      </PlayerFrame>
    ),
  ],
}
