import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleBlocks } from '../../test/content-samples'
import { HomeBlocks } from './home-blocks'
import { HomeBlocksSkeleton } from './home-blocks-skeleton'

const meta = {
  title: 'courses/HomeBlocks',
  component: HomeBlocks,
  // The slider reaches into the margin of the page.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { blocks: sampleBlocks, courseHref: (course) => `/courses/detail/${course.id}` },
} satisfies Meta<typeof HomeBlocks>

export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = {}
export const Loading: Story = { render: () => <HomeBlocksSkeleton /> }
