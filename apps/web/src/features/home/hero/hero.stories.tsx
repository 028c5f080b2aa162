import { Container } from '@shuyuan/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleHero } from './hero.fixture'
import { Hero } from './hero'

const meta = {
  title: 'Business 业务组件/Home 首页/Hero 主视觉',
  component: Hero,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: sampleHero,
} satisfies Meta<typeof Hero>

export default meta

type Story = StoryObj<typeof meta>

export const WordsAndImage: Story = { name: '图文' }
export const WithFigures: Story = {
  name: '带学校数据',
  args: { figures: '66 门课 · 752 课时' },
}
export const WordsAlone: Story = { name: '无图片', args: { image: '' } }
export const TitleAlone: Story = {
  name: '仅标题',
  args: { text: '', action: undefined, image: '' },
}
export const LongWords: Story = {
  name: '长文字',
  args: {
    title: '从第一行代码到独立完成项目：给工作以后重新开始学习的人',
    text: '每节课只讲一件事，先给例子，再给结论，最后留一道题；课件、代码和练习数据随课下载，学习进度自动保存，换一台电脑也能接着学。',
  },
}
