import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleAnnouncement } from './announcement.fixture'
import { AnnouncementList } from './announcement-list'
import { AnnouncementView } from './announcement-view'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/AnnouncementView 公告列表',
  component: AnnouncementView,
  parameters: {
    usage: {
      zh: '公告全文：标题、时间和正文。',
      use: 'On the announcement page: the title, the time and the whole text.',
      avoid: 'For the link above the header: AnnouncementBar.',
      do: 'Pass baseUrl to resolve the images of the CMS.',
      never: 'Do not repeat the title in the text of the page.',
    },
  },
  args: { announcement: sampleAnnouncement() },
} satisfies Meta<typeof AnnouncementView>

export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = { name: '默认' }

export const List: Story = {
  name: '列表',
  parameters: { controls: { disable: true } },
  render: () => (
    <AnnouncementList
      announcements={[sampleAnnouncement(1), sampleAnnouncement(2, { title: '暑期放假安排' })]}
      currentId={1}
      hrefFor={({ id }) => `/announcement?id=${id}`}
    />
  ),
}
