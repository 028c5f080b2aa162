import type { CourseDraft } from '../course-draft'

/** 运营与增长、财务与投资 */
export const businessCourses: CourseDraft[] = [
  {
    id: 44,
    slug: 'growth',
    title: '用户增长：实验、指标与留存',
    categoryId: 602,
    price: 219,
    buyers: 1576,
    publishedAt: '2025-07-07 10:00:00',
    summary: '增长不是拉人头。先修好漏水的桶，再打开水龙头。',
    description: String.raw`
<h2>先看留存曲线</h2>
<p>如果第 $n$ 天的留存为 $r_n$，用户的平均生命周期是 $\sum_{n \ge 0} r_n$。曲线不走平，花多少钱都留不住。</p>
<p>获客成本 $6、单客收入 $5 的生意，做得越大亏得越多。</p>
<h2>实验怎么做</h2>
<ol><li>一次只改一处；</li><li>先算样本量；</li><li>跑满整周；</li><li>结果不显著也要记录。</li></ol>`,
    chapters: [
      { title: '指标', lessons: ['北极星指标', '漏斗与分群', '留存曲线怎么读', '单客经济模型'] },
      {
        title: '实验',
        lessons: ['提出可以被推翻的假设', '样本量与周期', '读结果的五个陷阱', '实验记录本'],
      },
      {
        title: '手段',
        lessons: ['新手引导', '消息触达的分寸', '推荐有礼', '案例：一个背单词应用'],
      },
    ],
  },
  {
    id: 45,
    slug: 'content-operation',
    title: '内容运营：选题、写作与分发',
    categoryId: 602,
    price: 99,
    access: 'vip',
    buyers: 2741,
    publishedAt: '2024-10-14 10:00:00',
    summary: '建立选题库，写出不标题党的好标题，让一篇内容活得比一天更久。',
    description: String.raw`
<h2>选题三问</h2>
<ol><li>谁会在什么时候需要它？</li><li>我能给出别处没有的什么？</li><li>一年后还有人搜它吗？</li></ol>
<h2>一周排期示例</h2>
<table><thead><tr><th>周一</th><th>周三</th><th>周五</th></tr></thead><tbody><tr><td>读者来信</td><td>深度长文</td><td>一周书单</td></tr></tbody></table>`,
    chapters: [
      { title: '选题', lessons: ['选题库', '读者画像', '热点要不要追'] },
      { title: '写作与分发', lessons: ['标题的诚意', '开头三行', '配图', '一稿多用', '复盘数据'] },
    ],
  },
  {
    id: 46,
    slug: 'financial-statements',
    title: '看懂财务报表',
    categoryId: 603,
    price: 129,
    access: 'vip',
    buyers: 3655,
    publishedAt: '2024-09-16 10:00:00',
    summary: '开一家虚拟的面馆，记一年账，三张表自然就看懂了。',
    description: String.raw`
<h2>开一家面馆</h2>
<p>第一天投入 20 万，租店、买锅、进货。从这一天起，每件事都会在三张表上留下痕迹。</p>
<table><thead><tr><th>事件</th><th>资产负债表</th><th>利润表</th><th>现金流量表</th></tr></thead><tbody><tr><td>买锅 8000 元</td><td>固定资产 ↑ 现金 ↓</td><td>—</td><td>投资流出</td></tr><tr><td>卖面 500 元</td><td>现金 ↑</td><td>收入 ↑</td><td>经营流入</td></tr><tr><td>锅用旧了</td><td>固定资产 ↓</td><td>折旧 ↑</td><td>—</td></tr></tbody></table>
<p>恒等式：$\text{资产} = \text{负债} + \text{所有者权益}$。</p>`,
    chapters: [
      {
        title: '三张表',
        lessons: ['开店第一天', '资产负债表', '利润表', '现金流量表', '三张表怎样咬合'],
      },
      {
        title: '读公司',
        lessons: ['盈利能力', '偿债能力', '周转', '利润不等于现金', '读一份真实年报'],
      },
    ],
  },
  {
    id: 47,
    slug: 'enterprise-training',
    title: '企业数字化转型内训（十二个月，含驻场辅导）',
    categoryId: 602,
    price: 188888,
    buyers: 7,
    publishedAt: '2026-01-12 10:00:00',
    summary: '面向两百人以上的企业：诊断、共创、落地、复盘。课程视频只是其中一部分。',
    description: String.raw`
<h2>服务内容</h2>
<table><thead><tr><th>阶段</th><th>时间</th><th>交付</th></tr></thead><tbody><tr><td>诊断</td><td>第 1–2 月</td><td>现状报告、机会清单</td></tr><tr><td>共创</td><td>第 3–4 月</td><td>路线图、试点方案</td></tr><tr><td>落地</td><td>第 5–10 月</td><td>驻场辅导、每月一次集训</td></tr><tr><td>复盘</td><td>第 11–12 月</td><td>成效评估、移交手册</td></tr></tbody></table>
<p>购买前请先联系客服沟通需求。</p>`,
    chapters: [
      {
        title: '启动集训',
        lessons: [
          '数字化不是买软件',
          '从一个流程开始',
          '数据口径统一',
          '试点怎么选',
          '让一线愿意用',
        ],
      },
    ],
  },
]
