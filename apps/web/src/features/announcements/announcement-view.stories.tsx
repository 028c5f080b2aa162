import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAnnouncement } from './announcement.fixture'
import { AnnouncementList } from './announcement-list'
import { AnnouncementView } from './announcement-view'

const meta = {
  title: 'announcements/AnnouncementView',
  component: AnnouncementView,
  args: { announcement: sampleAnnouncement() },
} satisfies Meta<typeof AnnouncementView>

export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const List: Story = {
  render: () => (
    <AnnouncementList
      announcements={[sampleAnnouncement(1), sampleAnnouncement(2, { title: '暑期放假安排' })]}
      currentId={1}
      hrefFor={({ id }) => `/announcement?id=${id}`}
    />
  ),
}
export const EmptyList: Story = {
  render: () => <AnnouncementList announcements={[]} hrefFor={() => ''} />,
}
