import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cover } from './cover'

const meta = {
  title: 'Components 组件/Content 内容/Cover 封面',
  component: Cover,
  parameters: {
    usage: {
      zh: '课程封面（图片、缩略图 thumbnail），没有图片时画一个。',
      use: 'For the image of a course, or a drawing if it has none.',
      avoid: 'For images in a text: RichText shows them.',
      do: 'Pass the title: the drawing for a missing image shows it.',
      never: 'Do not put text over it.',
    },
  },
  args: { src: null, alt: '' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Cover>

export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = { name: '无图片' }
export const MissingWithWords: Story = {
  name: '无图片，替代文字',
  args: { alt: '现代前端工程实践' },
}
export const MissingOfTitle: Story = { name: '无图片，课程名', args: { title: 'Python 程序设计' } }
export const MissingOfOther: Story = {
  name: '无图片，16:9',
  args: { title: '家常菜：从刀工到火候', ratio: 16 / 9 },
}
export const Image: Story = {
  name: '图片',
  args: {
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="teal"/%3E%3C/svg%3E',
    alt: '现代前端工程实践',
  },
}
