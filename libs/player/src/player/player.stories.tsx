import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@shuyuan/ui'
import type { PlayerSource } from '../player-source'
import { Player } from './player'

const stream: PlayerSource = {
  kind: 'stream',
  url: '/media/lesson.mp4',
  format: 'mp4',
  label: '高清',
  height: 720,
}

const meta = {
  title: 'player/Player',
  component: Player,
  args: { title: '1.1 一次函数的图像', sources: [stream] },
} satisfies Meta<typeof Player>

export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Qualities: Story = {
  args: {
    sources: [stream, { ...stream, url: '/media/lesson-sd.mp4', label: '标清', height: 480 }],
  },
}

export const SeekingForbidden: Story = { args: { bansSeeking: true } }

export const Trial: Story = {
  args: { stopAt: 10, trialEnd: <ButtonLink href="/order">购买课程</ButtonLink> },
}

export const NoSource: Story = { args: { sources: [] } }

export const Embedded: Story = {
  args: {
    sources: [{ kind: 'embed', html: '<iframe src="https://player.bilibili.com/p"></iframe>' }],
  },
}

export const EmbeddedRefused: Story = {
  args: { sources: [{ kind: 'embed', html: '<iframe src="https://evil.example/"></iframe>' }] },
}
