import type { CourseDraft } from '../course-draft'

/** 教师资格 */
export const teachingExamCourses: CourseDraft[] = [
  {
    id: 55,
    slug: 'teacher-written',
    title: '教师资格证笔试：综合素质与教育知识',
    categoryId: 801,
    price: 199,
    buyers: 9388,
    publishedAt: '2024-05-20 10:00:00',
    summary: '两科合一，四十天计划。考点讲解、材料题模板、三套模拟卷。',
    description: String.raw`
<h2>四十天计划</h2>
<table><thead><tr><th>阶段</th><th>天数</th><th>任务</th></tr></thead><tbody><tr><td>基础</td><td>20</td><td>每天两节课，整理框架</td></tr><tr><td>强化</td><td>12</td><td>材料题与写作</td></tr><tr><td>冲刺</td><td>8</td><td>三套模拟卷，错题回看</td></tr></tbody></table>
<h2>材料题四步</h2>
<ol><li>圈出行为；</li><li>对应考点；</li><li>结合材料；</li><li>总结观点。</li></ol>`,
    chapters: [
      {
        title: '综合素质',
        lessons: [
          '考情与计划',
          '教育观与学生观',
          '法律法规速记',
          '文化素养高频点',
          '材料分析题',
          '写作：立意与结构',
        ],
      },
      {
        title: '教育知识与能力',
        lessons: ['教育的起源与目的', '课程与教学', '学习心理', '德育与班级管理', '教学设计题'],
      },
      {
        title: '冲刺',
        lessons: ['模拟卷一讲评', '模拟卷二讲评', '模拟卷三讲评', '考前一天做什么'],
      },
    ],
    attachments: [{ name: '四十天学习计划表', file: 'study-plan.csv' }],
  },
  {
    id: 56,
    slug: 'teacher-interview',
    title: '教师资格证面试：结构化、试讲与答辩',
    categoryId: 801,
    price: 239,
    buyers: 3120,
    publishedAt: '2025-04-07 10:00:00',
    summary: '二十分钟备课，十分钟试讲。八个学科的完整示范，逐句点评。',
    description: String.raw`
<h2>考官在看什么</h2>
<ul><li>站得稳，看得见学生；</li><li>有导入、有提问、有板书、有小结；</li><li>时间控制在九分到十分之间。</li></ul>
<h2>万能骨架</h2>
<p>导入一分钟 → 新授五分钟 → 练习两分钟 → 小结与作业一分钟。</p>`,
    chapters: [
      { title: '结构化', lessons: ['七类题型', '答题框架', '应急与人际'] },
      {
        title: '试讲',
        lessons: [
          '二十分钟怎么备课',
          '导入的六种方法',
          '板书设计',
          '语文示范课',
          '数学示范课',
          '英语示范课',
        ],
      },
      { title: '答辩', lessons: ['常见追问', '仪态与声音'] },
    ],
  },
]
