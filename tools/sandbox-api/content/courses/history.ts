import type { CourseDraft } from '../course-draft'

/** 历史 */
export const historyCourses: CourseDraft[] = [
  {
    id: 48,
    slug: 'chinese-history',
    title: '中国通史：制度、土地与人',
    categoryId: 701,
    price: 169,
    buyers: 5946,
    publishedAt: '2024-04-08 10:00:00',
    summary: '不背年号。抓住郡县、科举、赋税、边疆四条线，看两千年如何变与不变。',
    description: String.raw`
<h2>四条线</h2>
<ol><li><strong>谁来治理</strong>：从封建到郡县，从察举到科举；</li><li><strong>钱从哪来</strong>：井田、均田、两税、一条鞭；</li><li><strong>边界在哪</strong>：长城内外的往来；</li><li><strong>人怎么活</strong>：村落、市镇与家族。</li></ol>
<table><thead><tr><th>时期</th><th>选官</th><th>赋税</th></tr></thead><tbody><tr><td>汉</td><td>察举</td><td>田租与口赋</td></tr><tr><td>唐</td><td>科举初成</td><td>租庸调，后改两税</td></tr><tr><td>明</td><td>八股取士</td><td>一条鞭法</td></tr></tbody></table>
<blockquote><p>欲知大道，必先为史。——龚自珍</p></blockquote>`,
    chapters: [
      {
        title: '先秦至两汉',
        lessons: [
          '导学：怎样读历史',
          '从部落到王朝',
          '封建与宗法',
          '秦：郡县与统一',
          '汉：皇权与儒术',
        ],
      },
      {
        title: '魏晋至隋唐',
        lessons: ['门阀的世界', '南渡与融合', '均田与府兵', '长安的一天', '安史之后'],
      },
      {
        title: '宋元明清',
        lessons: ['科举与士人', '市井与商税', '草原与行省', '白银与一条鞭', '十八世纪的人口'],
      },
    ],
  },
  {
    id: 49,
    slug: 'silk-road',
    title: '丝绸之路上的物与人',
    categoryId: 701,
    price: 89,
    access: 'vip',
    buyers: 2318,
    publishedAt: '2025-08-04 10:00:00',
    summary: '一匹绢、一枚金币、一把胡琴、一袋葡萄种子，八件东西走出的八条路。',
    description: String.raw`
<h2>跟着东西走</h2>
<p>历史课常常跟着帝王走，这门课跟着东西走。每一讲从一件文物出发，看它经过了谁的手。</p>
<ul><li>绢：作为货币的丝</li><li>金币：粟特商人的账本</li><li>纸：从长安到撒马尔罕</li><li>葡萄：一粒种子的旅行</li></ul>`,
    chapters: [
      { title: '去路', lessons: ['张骞看见了什么', '绢作为货币', '驿站与商队', '粟特人的家书'] },
      { title: '来路', lessons: ['葡萄与苜蓿', '胡琴与乐舞', '纸的西行', '海上另一条路'] },
    ],
  },
  {
    id: 54,
    slug: 'museum-walk',
    title: '走进博物馆：二十件文物里的中国',
    categoryId: 701,
    price: 59,
    access: 'vip',
    buyers: 328,
    publishedAt: '2026-05-18 10:00:00',
    summary: '新课预售。二十件文物，二十个问题，课时将从下月起每周更新两讲。',
    description: String.raw`
<h2>预售说明</h2>
<p>课程正在录制，<strong>下月起每周一、周四更新</strong>。预售期价格优惠，更新完成后恢复原价。</p>
<h2>部分篇目</h2>
<ul><li>人面鱼纹彩陶盆：画的是谁</li><li>何尊：最早的“中国”</li><li>长信宫灯：烟去哪了</li><li>鹳鱼石斧图彩陶缸：一个部落的胜利</li></ul>`,
    chapters: [],
  },
]
