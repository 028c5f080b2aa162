import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

interface SeededProps {
  /** Runs while the story is drawn. */
  says?: () => void
  children?: ReactElement
  /** Looks like a setting. */
  ignored?: string
  shown?: string
}

function Seeded({ says, children, shown }: SeededProps) {
  says?.()
  return (
    <main>
      {children}
      {shown}
    </main>
  )
}

/** Stories with a fault each, for the test of the tests; neither shown nor run otherwise. */
const meta = {
  title: 'Tests 测试/Seeded 故意出错',
  component: Seeded,
  args: { shown: '书院' },
  tags: ['!dev', '!autodocs', '!test', 'seeded'],
} satisfies Meta<typeof Seeded>

export default meta

type Story = StoryObj<typeof meta>

export const Faultless: Story = { args: { children: <p>课程</p> } }

export const NamelessButton: Story = { args: { children: <button type="button" /> } }

/** Fine in the light theme; its colors come from the page. */
export const UnreadableInTheDark: Story = {
  args: { children: <p style={{ color: '#333' }}>课程</p> },
}

export const SaysAnError: Story = { args: { says: () => console.error('seeded error') } }

export const SaysAWarning: Story = { args: { says: () => console.warn('seeded warning') } }

export const SaysTheExpected: Story = {
  args: { says: () => console.error('seeded error') },
  parameters: { console: { expects: /seeded error/ } },
}

export const KeepsQuiet: Story = { parameters: { console: { expects: /seeded error/ } } }

export const FailsToPlay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeNull()
  },
}

export const TooWide: Story = { args: { children: <div style={{ inlineSize: 361 }}>课程</div> } }

const withoutControls = { disable: true, reason: 'Seeded' }

export const DeadControl: Story = {
  args: { ignored: '课程' },
  parameters: { controls: { include: ['ignored'] } },
}

export const HiddenControl: Story = { parameters: { controls: withoutControls } }

export const ReasonedAway: Story = {
  render: () => <main>课程</main>,
  parameters: { controls: withoutControls },
}

export const WithoutReason: Story = { ...ReasonedAway, parameters: { controls: { disable: true } } }
