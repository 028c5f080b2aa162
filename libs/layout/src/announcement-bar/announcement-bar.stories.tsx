import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AnnouncementBar } from './announcement-bar'

const meta = {
  title: 'Business 业务组件/Site frame 站点框架/AnnouncementBar 公告条',
  component: AnnouncementBar,
  parameters: {
    usage: {
      zh: '公告条：最新公告（横幅 banner），可以关闭。',
      use: 'Above the header, for the latest announcement, until the visitor closes it.',
      avoid: 'For errors and for one learner: a toast or a message.',
      do: 'Reserve its height with --sy-announcement-height, so that the page does not move.',
      never: 'Do not show it again after 关闭公告.',
      measures: 'One line, 44 px high.',
    },
    layout: 'fullscreen',
  },
  args: { title: '新课上线：现代前端工程实践', href: '/announcement?id=3', onClose: fn() },
} satisfies Meta<typeof AnnouncementBar>

export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = { name: '默认' }
export const Long: Story = {
  name: '长标题',
  args: {
    title:
      '国庆期间客服时间调整的通知：十月一日至七日，人工客服的服务时间为上午九点至下午五点，其余时间可以在站内留言，我们会在第二个工作日之前逐一答复',
  },
}
