import type { ContentComment } from '../src/content-shape'

/** Comments below courses and lessons. */
export const comments: ContentComment[] = [
  {
    target: 'course',
    targetId: 4,
    author: '晚风与代码',
    content: '讲得很细，第三章的异常处理终于听懂了。',
    approved: true,
    createdAt: '2025-03-10 10:20:00',
    replies: [
      {
        author: '小满',
        content: '同感，老师举的例子很生活化。',
        approved: true,
        createdAt: '2025-03-10 12:02:00',
      },
      {
        author: '阿哲',
        content: '配合练习一起做效果更好。',
        approved: true,
        createdAt: '2025-03-11 08:30:00',
        replyToIndex: 0,
      },
    ],
  },
]
