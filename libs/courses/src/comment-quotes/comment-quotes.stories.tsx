import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleComment } from '../../test/samples'
import { CommentQuotes } from './comment-quotes'

const meta = {
  title: 'Business 业务组件/Courses 课程/CommentQuotes 学员的话',
  component: CommentQuotes,
  parameters: {
    usage: {
      zh: '学员的话：课程介绍中引用的一至三条评论。',
      use: 'For one to three reviewed comments on the description of a course (学员的话).',
      avoid: 'To answer comments: CommentList.',
      do: 'Take real comments of this course. Show nothing if there are none.',
      never: 'Do not edit a quote, and do not invent one.',
      measures:
        'The first is large, the others are in columns at least 288 px wide. At most six lines each.',
    },
  },
  args: {
    comments: [
      sampleComment('a'),
      sampleComment('b', {
        content:
          '跟着做完六个小项目，第一次觉得程序是自己写出来的。作业批改得很快，问题都有人回答。',
        author: { name: '周同学', avatar: null },
      }),
      sampleComment('c', { author: null }),
    ],
  },
} satisfies Meta<typeof CommentQuotes>

export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = { name: '三条' }
export const One: Story = { name: '一条', args: { comments: [sampleComment('a')] } }
