import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar'

const meta = {
  title: 'Components 组件/Content 内容/Avatar 头像',
  component: Avatar,
  parameters: {
    usage: {
      zh: '头像：用户的图片，没有图片时显示姓名的第一个字。',
      use: 'Beside the name of a person.',
      avoid: 'For courses: Cover. For the school: LogoLink.',
      do: 'Keep the name beside it: the image is decoration.',
      never: 'Do not use it alone as a button without a name.',
    },
  },
  args: { src: null, name: '李晓明' },
} satisfies Meta<typeof Avatar>

export default meta

type Story = StoryObj<typeof meta>

export const Initial: Story = { name: '首字' }
export const Image: Story = {
  name: '图片',
  args: {
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="teal"/%3E%3C/svg%3E',
  },
}
export const Large: Story = { name: '大号', args: { size: 88 } }
