import type { CourseDraft } from '../course-draft'

/** 产品经理 */
export const productCourses: CourseDraft[] = [
  {
    id: 41,
    slug: 'product-manager',
    title: '产品经理第一课：从需求到上线',
    categoryId: 601,
    price: 199,
    access: 'vip',
    buyers: 4875,
    publishedAt: '2024-06-24 10:00:00',
    summary: '跟着一个社区团购小程序走完立项、调研、设计、开发、上线、复盘六个阶段。',
    description: String.raw`
<h2>六个阶段</h2>
<p>立项 → 调研 → 设计 → 开发 → 上线 → 复盘。每个阶段一份真实文档，全部可以下载。</p>
<h2>优先级怎么排</h2>
<table><thead><tr><th>需求</th><th>影响人数</th><th>价值</th><th>工作量</th><th>得分</th></tr></thead><tbody><tr><td>凑单提醒</td><td>8000</td><td>2</td><td>4</td><td>4000</td></tr><tr><td>换头像</td><td>500</td><td>1</td><td>1</td><td>500</td></tr><tr><td>自提点地图</td><td>6000</td><td>3</td><td>9</td><td>2000</td></tr></tbody></table>
<p>得分 = 影响人数 × 价值 ÷ 工作量。分数不是答案，是讨论的起点。</p>`,
    chapters: [
      {
        title: '想清楚',
        lessons: ['产品经理到底做什么', '找到真正的问题', '竞品怎么看', '立项一页纸'],
      },
      { title: '说清楚', lessons: ['用户故事', '流程图与状态图', '需求文档', '评审会'] },
      { title: '做出来', lessons: ['排优先级', '和工程师合作', '验收', '灰度与上线', '数据复盘'] },
    ],
    attachments: [{ name: '需求文档模板', file: 'requirement-template.md' }],
  },
  {
    id: 42,
    slug: 'user-research',
    title: '用户研究：访谈、问卷与可用性测试',
    categoryId: 601,
    price: 129,
    access: 'vip',
    buyers: 1830,
    publishedAt: '2025-06-02 10:00:00',
    summary: '问对问题，听懂回答，分清“他们说的”和“他们做的”。',
    description: String.raw`
<h2>别问“你会用吗”</h2>
<p>人们善于回答假设的问题，却不会照做。改问“上一次你是怎么做的”。</p>
<ul><li>不要问将来，问过去；</li><li>不要问看法，问行为；</li><li>不要问平均，问最近一次。</li></ul>
<h2>五个人够吗</h2>
<p>若每位参与者发现一个问题的概率为 $p = 0.31$，则 $n$ 人发现的比例是 $1 - (1-p)^n$。五个人约为 $84\%$。</p>`,
    chapters: [
      { title: '访谈', lessons: ['招募合适的人', '提纲', '追问', '记录与沉默'] },
      {
        title: '问卷与测试',
        lessons: ['问卷的七个坑', '样本与偏差', '可用性测试', '从发现到建议'],
      },
    ],
  },
  {
    id: 43,
    slug: 'requirement-docs',
    title: '需求文档写作（旧版）',
    categoryId: 601,
    price: 49,
    buyers: 612,
    publishedAt: '2024-03-25 10:00:00',
    summary: '内容已并入《产品经理第一课》，仅供已购学员继续观看。',
    description: String.raw`<p>这门课的内容已经更新并入《产品经理第一课：从需求到上线》。已购学员可以继续观看，新学员请直接学习新课。</p>`,
    chapters: [
      { title: '全部课时', lessons: ['文档写给谁看', '背景与目标', '流程与规则', '异常情况'] },
    ],
    isHidden: true,
  },
]
