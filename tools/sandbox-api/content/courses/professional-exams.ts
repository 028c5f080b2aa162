import type { CourseDraft } from '../course-draft'

/** 会计与金融、工程与软考 */
export const professionalExamCourses: CourseDraft[] = [
  {
    id: 57,
    slug: 'junior-accounting',
    title: '初级会计职称：实务与经济法基础',
    categoryId: 802,
    price: 259,
    buyers: 7764,
    publishedAt: '2024-10-08 10:00:00',
    summary: '按章节考点精讲。本课计入继续教育学时，课时须完整观看，不支持拖动进度。',
    description: String.raw`
<h2>学时说明</h2>
<p>本课程可申请继续教育学时，<strong>视频不支持拖动与倍速</strong>，请合理安排时间。</p>
<h2>分录示例</h2>
<p>购入原材料一批，价款 10,000 元，增值税 1,300 元，款项已付：</p>
<pre><code>借：原材料                  10 000
    应交税费——应交增值税（进项税额）  1 300
  贷：银行存款                11 300</code></pre>
<h2>分值分布</h2>
<table><thead><tr><th>题型</th><th>题数</th><th>分值</th></tr></thead><tbody><tr><td>单选</td><td>20</td><td>40</td></tr><tr><td>多选</td><td>10</td><td>20</td></tr><tr><td>判断</td><td>10</td><td>10</td></tr><tr><td>不定项</td><td>15</td><td>30</td></tr></tbody></table>`,
    chapters: [
      {
        title: '初级会计实务',
        lessons: [
          '考试介绍与学习方法',
          '会计等式与分录',
          '资产（一）：货币资金与应收',
          '资产（二）：存货与固定资产',
          '负债',
          '收入、费用与利润',
          '财务报表',
        ],
      },
      {
        title: '经济法基础',
        lessons: ['法律基础', '支付结算', '增值税', '企业所得税与个人所得税', '劳动合同'],
      },
    ],
    isSeekable: false,
  },
  {
    id: 58,
    slug: 'cpa-accounting',
    title: '注册会计师《会计》精讲',
    categoryId: 802,
    price: 899,
    buyers: 1245,
    publishedAt: '2025-12-01 10:00:00',
    summary: '长期股权投资、合并报表、金融工具三座大山，一座一座翻过去。',
    description: String.raw`
<h2>三座大山</h2>
<ol><li>长期股权投资与企业合并</li><li>合并财务报表</li><li>金融工具</li></ol>
<p>实际利率法：债券的摊余成本满足 $PV = \sum_{t=1}^{n} \dfrac{C}{(1+r)^t} + \dfrac{F}{(1+r)^n}$，其中 $C$ 为票面利息，$F$ 为面值。</p>`,
    chapters: [
      { title: '长期股权投资', lessons: ['成本法与权益法', '追加与处置', '企业合并'] },
      {
        title: '合并报表',
        lessons: ['抵销的逻辑', '内部存货交易', '内部债权债务', '少数股东权益'],
      },
      { title: '金融工具', lessons: ['三分类', '实际利率法', '减值模型', '套期会计入门'] },
    ],
  },
  {
    id: 59,
    slug: 'fund-qualification',
    title: '基金从业资格：法规与基础知识',
    categoryId: 802,
    price: 159,
    buyers: 2033,
    publishedAt: '2025-05-12 10:00:00',
    summary: '高频考点加口诀，三十天通关。为避免泄题争议，本课不开放评论。',
    description: String.raw`
<h2>必会公式</h2>
<p>持有期收益率：</p>
<p>\[ R = \frac{P_1 - P_0 + D}{P_0} \]</p>
<p>若买入价 \(P_0 = 1.20\)，卖出价 \(P_1 = 1.29\)，分红 \(D = 0.03\)，则收益率为 \(10\%\)。</p>`,
    chapters: [
      { title: '法律法规', lessons: ['基金行业概览', '监管框架', '职业道德', '募集与销售'] },
      { title: '基础知识', lessons: ['货币时间价值', '债券', '股票', '投资组合', '估值与费用'] },
    ],
    closesComments: true,
  },
  {
    id: 60,
    slug: 'software-architect',
    title: '软考高级：系统架构设计师',
    categoryId: 803,
    price: 329,
    buyers: 1689,
    publishedAt: '2025-07-28 10:00:00',
    summary: '选择题刷框架，案例题练表达，论文题写自己的项目。',
    description: String.raw`
<h2>三科怎么准备</h2>
<table><thead><tr><th>科目</th><th>题型</th><th>方法</th></tr></thead><tbody><tr><td>综合知识</td><td>75 道单选</td><td>按章刷题，整理错题</td></tr><tr><td>案例分析</td><td>5 选 3 问答</td><td>背框架，练手写</td></tr><tr><td>论文</td><td>4 选 1</td><td>准备两个真实项目</td></tr></tbody></table>
<p>可用性计算：串联系统 \(R = \prod R_i\)，并联系统 \(R = 1 - \prod (1 - R_i)\)。</p>`,
    chapters: [
      {
        title: '综合知识',
        lessons: ['考纲解读', '操作系统与网络', '软件工程', '架构风格', '质量属性'],
      },
      {
        title: '案例分析',
        lessons: ['质量场景题', '数据库与缓存题', 'Web 架构题', '嵌入式题怎么选'],
      },
      { title: '论文', lessons: ['摘要怎么写', '正文的骨架', '范文点评'] },
    ],
  },
  {
    id: 61,
    slug: 'constructor-exam',
    title: '二级建造师：管理与法规（下一考季）',
    categoryId: 803,
    price: 299,
    buyers: 0,
    publishedAt: '2037-01-01 10:00:00',
    summary: '按新考纲录制，考季开始后上线。',
    description: String.raw`<p>课程按新考纲录制，将在考季开始后上线。</p>`,
    chapters: [{ title: '施工管理', lessons: ['新考纲变化', '成本控制', '进度控制', '质量管理'] }],
  },
]
