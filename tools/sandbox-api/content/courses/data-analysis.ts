import type { CourseDraft } from '../course-draft'

/** 数据分析 */
export const dataAnalysisCourses: CourseDraft[] = [
  {
    id: 11,
    slug: 'excel-analysis',
    title: '数据分析思维与 Excel 实战',
    categoryId: 201,
    price: 89,
    access: 'vip',
    buyers: 9034,
    publishedAt: '2024-04-15 10:00:00',
    summary: '学会提问题、拆指标、看分布、讲结论。工具只用表格，思路一辈子有用。',
    description: String.raw`
<h2>数据分析的四步</h2>
<p><img src="/images/figures/analysis-loop.svg" alt="数据分析的四步循环：提问、取数、分析、行动" /></p>
<ol><li><strong>提问</strong>：把“最近卖得不好”变成“哪一类顾客、在哪一步、少了多少”；</li><li><strong>取数</strong>：知道数从哪来、漏了什么；</li><li><strong>分析</strong>：先看分布，再看平均；</li><li><strong>行动</strong>：结论要能指挥下一步。</li></ol>
<h2>一个例子</h2>
<table><thead><tr><th>月份</th><th>访客</th><th>下单</th><th>转化率</th></tr></thead><tbody><tr><td>三月</td><td>42,100</td><td>1,263</td><td>3.0%</td></tr><tr><td>四月</td><td>51,800</td><td>1,295</td><td>2.5%</td></tr><tr><td>五月</td><td>66,400</td><td>1,328</td><td>2.0%</td></tr></tbody></table>
<p>下单数一直在涨，生意变好了吗？第三章一起拆。</p>`,
    chapters: [
      {
        title: '第一章　像分析师一样提问',
        lessons: [
          { title: '导学：数据不会自己说话', media: 'captioned' },
          '把问题拆成指标',
          '口径：同一个词的三种算法',
        ],
      },
      {
        title: '第二章　表格基本功',
        lessons: ['规范的数据长什么样', '查找与引用', '数据透视表', '条件统计函数', '动态图表'],
      },
      {
        title: '第三章　分析方法',
        lessons: ['先看分布', '对比与分组', '漏斗与转化', '同期群', '相关不等于因果'],
      },
      { title: '第四章　讲出来', lessons: ['一页纸结论', '选对图表', '结课案例：连锁咖啡店'] },
    ],
    attachments: [{ name: '咖啡店门店数据', file: 'stores.csv' }],
  },
  {
    id: 12,
    slug: 'pandas',
    title: 'Python 数据分析：从清洗到洞察',
    categoryId: 201,
    price: 169,
    access: 'vip',
    buyers: 4751,
    publishedAt: '2024-10-21 10:00:00',
    summary: '用五份真实的脏数据，练熟读取、清洗、分组、合并、时间序列五项基本功。',
    description: String.raw`
<h2>五份脏数据</h2>
<p>课程里的数据都故意保留了真实世界的毛病：缺失、重复、单位混用、编码错误、时区错位。</p>
<pre><code class="language-python">orders = (
    pd.read_csv("orders.csv", parse_dates=["created_at"])
    .drop_duplicates("order_no")
    .assign(month=lambda df: df["created_at"].dt.to_period("M"))
)
orders.groupby(["month", "city"])["amount"].agg(["sum", "median", "count"])</code></pre>
<h2>学完能回答</h2>
<ul><li>为什么平均客单价涨了，总收入却跌了？</li><li>哪些顾客快要流失？</li><li>促销到底带来了多少新增？</li></ul>`,
    chapters: [
      { title: '准备', lessons: ['课程数据与环境', '从列表到数据框'] },
      { title: '清洗', lessons: ['缺失值的三种处理', '重复与异常', '文字清洗', '日期与时区'] },
      {
        title: '分析',
        lessons: [
          '筛选与排序',
          '分组聚合',
          '连接与合并',
          '透视与重塑',
          '时间序列与移动平均',
          '案例：会员流失预警',
        ],
      },
    ],
  },
  {
    id: 18,
    slug: 'data-visualization',
    title: '数据可视化：让图表自己说话',
    categoryId: 201,
    price: 79,
    buyers: 2210,
    publishedAt: '2025-03-24 10:00:00',
    summary: '选图、配色、标注、叙事。改造二十张真实的坏图表，练出一双挑剔的眼睛。',
    description: String.raw`
<h2>坏图表的七宗罪</h2>
<ol><li>纵轴不从零开始的柱状图</li><li>切成十二块的饼图</li><li>双纵轴</li><li>没有单位</li><li>彩虹配色</li><li>三维效果</li><li>标题只写“数据统计”</li></ol>
<p>每一宗罪都配有改造前后的对比图，以及改造的理由。</p>
<h2>一条原则</h2>
<blockquote><p>标题写结论，图表给证据，标注指方向。</p></blockquote>`,
    chapters: [
      { title: '看懂图表', lessons: ['图表是怎样骗人的', '视觉通道的精度', '选图的四个问题'] },
      {
        title: '画好图表',
        lessons: ['颜色：少即是多', '标题与标注', '表格也是图表', '小倍图', '用数据讲一个故事'],
      },
    ],
  },
]
