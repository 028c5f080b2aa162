import type { ReactElement } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

interface SeededProps {
  /** Runs while the story is drawn. */
  says?: () => void
  children?: ReactElement
}

function Seeded({ says, children }: SeededProps) {
  says?.()
  return <main>{children}</main>
}

/** Stories with a fault each, for the test of the tests; neither shown nor run otherwise. */
const meta = {
  title: 'storybook/Seeded',
  component: Seeded,
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
