import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleHero } from './hero.fixture'
import { Books } from '../../../core/page/books'
import { Hero } from './hero'
import { HeroImage } from './hero-image'

const { image, focus, ...words } = sampleHero

const meta = {
  title: 'Business 业务组件/Home 首页/Hero 主视觉',
  component: Hero,
  parameters: {
    usage: {
      zh: '首页主视觉（横幅 banner）：学校教什么，一个按钮。',
      use: 'At the top of the home page of a visitor: what the school teaches, and one button.',
      avoid: 'For learners, who get ContinueStrip. For several slides: HomeBlocks.',
      do: 'Omit the image if there is none: the text is sufficient.',
      never: 'Do not put text into the image.',
      measures:
        '288 to 400 px high from 768 px on, the text in the left half. On phones the image is below the text, 16:9.',
    },
  },
  args: { ...words, children: <HeroImage src={image} focus={focus} /> },
} satisfies Meta<typeof Hero>

export default meta

type Story = StoryObj<typeof meta>

export const WordsAndImage: Story = { name: '图文' }
export const WithBooks: Story = {
  name: '书',
  args: {
    children: (
      <Books
        label="大家在学"
        courses={[
          'Python 程序设计：从第一行代码到小项目',
          'SQL 查询从入门到写对',
          '家常菜二十道',
        ].map((title, id) => ({ id, title, category: { id, name: '' } }))}
        hrefFor={() => '/courses'}
      />
    ),
  },
}
export const WithFigures: Story = {
  name: '带学校数据',
  args: { figures: ['66 门课', '752 节'] },
}
export const WordsAlone: Story = { name: '无图片', args: { children: undefined } }
export const TitleAlone: Story = {
  name: '仅标题',
  args: { text: '', action: undefined, children: undefined },
}
export const LongWords: Story = {
  name: '长文字',
  args: {
    title: '从第一行代码到独立完成项目：给工作以后重新开始学习的人',
    text: '每节课只讲一件事，先给例子，再给结论，最后留一道题；课件、代码和练习数据随课下载，学习进度自动保存，换一台电脑也能接着学。',
  },
}
