import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@shuyuan/ui'
import { sampleDetail } from '../../test/samples'
import { AttachmentList } from './attachment-list'

const meta = {
  title: 'Business 业务组件/Courses 课程/AttachmentList 附件列表',
  component: AttachmentList,
  parameters: {
    usage: {
      zh: '课程附件列表，可下载。',
      use: 'For the files of a course (附件) on their tab.',
      avoid: 'For links in a text: RichText.',
      do: 'Pass barrier and an action if this learner cannot download: the list stays visible.',
      never: 'Do not request the URL before 下载 is clicked: it expires.',
      measures: 'Padding 12 px per row. Icon 24 px.',
    },
  },
  args: { attachments: sampleDetail().attachments, onDownload: () => {} },
} satisfies Meta<typeof AttachmentList>

export default meta

type Story = StoryObj<typeof meta>

export const Downloadable: Story = { name: '可下载' }
export const Locked: Story = {
  name: '未解锁',
  args: {
    barrier: '购买课程后可下载附件',
    action: (
      <ButtonLink size="sm" href="/order">
        去购买
      </ButtonLink>
    ),
  },
}
export const Pending: Story = { name: '下载中', args: { pendingId: 1 } }
export const Empty: Story = {
  name: '空',
  parameters: { controls: { disable: true } },
  args: { attachments: [] },
}
