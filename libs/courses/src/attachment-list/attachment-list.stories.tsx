import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@shuyuan/ui'
import { sampleDetail } from '../../test/samples'
import { AttachmentList } from './attachment-list'

const meta = {
  title: 'Business 业务组件/Courses 课程/AttachmentList 附件列表',
  component: AttachmentList,
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
