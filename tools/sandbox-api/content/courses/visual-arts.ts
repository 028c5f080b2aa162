import type { CourseDraft } from '../course-draft'

/** 平面与字体、摄影与影像 */
export const visualArtsCourses: CourseDraft[] = [
  {
    id: 37,
    slug: 'typography',
    title: '汉字字体设计：笔画、结构与气质',
    categoryId: 502,
    price: 189,
    buyers: 1296,
    publishedAt: '2025-04-28 10:00:00',
    summary: '从一个“永”字开始，画完二十个字，做出一套属于自己的标题字。',
    description: String.raw`
<h2>永字八法之后</h2>
<p>现代字体设计要考虑的不只是一个字好看，而是<strong>两千个字放在一起是否均匀</strong>。课程按“骨架—笔画—字面—灰度”的次序推进。</p>
<ul><li>中宫的松紧决定气质</li><li>字面率决定远看的大小</li><li>灰度均匀决定能不能读长文</li></ul>`,
    chapters: [
      { title: '观察', lessons: ['宋、黑、楷、仿', '中宫与重心', '字面与灰度'] },
      {
        title: '绘制',
        lessons: ['先画骨架', '笔画的端点', '二十个关键字', '部首的复用', '检查与修正'],
      },
    ],
  },
  {
    id: 38,
    slug: 'layout-design',
    title: '版式设计：海报与长文',
    categoryId: 502,
    price: 99,
    access: 'vip',
    buyers: 2059,
    publishedAt: '2024-12-23 10:00:00',
    summary: '网格、对比、节奏。用同一段文字排十种版式，体会位置如何改变意思。',
    description: String.raw`
<h2>同一段文字，十种版式</h2>
<p>课程从头到尾只用一段两百字的文字，不换内容，只换位置、大小与留白。</p>
<ol><li>居中的庄重</li><li>靠左的清晰</li><li>满版的紧张</li><li>留白的安静</li></ol>`,
    chapters: [
      { title: '原则', lessons: ['网格从哪里来', '对比与重复', '亲密与留白'] },
      { title: '练习', lessons: ['一张讲座海报', '一本小册子', '一篇网页长文', '一份年度报告'] },
    ],
  },
  {
    id: 39,
    slug: 'photography',
    title: '手机摄影：看见光',
    categoryId: 503,
    price: 69,
    access: 'vip',
    buyers: 6841,
    publishedAt: '2024-08-12 10:00:00',
    summary: '不讲参数，讲观察。光的方向、颜色和软硬，决定了照片的八成。',
    description: String.raw`
<h2>拍之前先看三秒</h2>
<p>光从哪里来？是硬还是软？是暖还是冷？回答完再举起手机。</p>
<table><thead><tr><th>时间</th><th>光</th><th>适合拍</th></tr></thead><tbody><tr><td>日出后一小时</td><td>暖、软、斜</td><td>街道、人像</td></tr><tr><td>正午</td><td>白、硬、直</td><td>建筑、影子</td></tr><tr><td>日落后二十分钟</td><td>蓝、软</td><td>城市、灯</td></tr></tbody></table>`,
    chapters: [
      {
        title: '光',
        lessons: ['导学：看三秒', '顺光、侧光、逆光', '窗边的一小时', '阴天是好天气'],
      },
      { title: '构图', lessons: ['减法', '前景与层次', '线条', '等一个人走进来'] },
      { title: '后期', lessons: ['裁切', '曝光与对比', '色调', '一组照片讲一件事'] },
    ],
  },
  {
    id: 40,
    slug: 'video-editing',
    title: '短片剪辑入门',
    categoryId: 503,
    price: 0,
    access: 'open',
    buyers: 5230,
    publishedAt: '2025-01-13 10:00:00',
    summary: '公开课。三支一分钟的短片，学会节奏、声音和转场，不用一个特效。',
    description: String.raw`
<h2>剪辑是选择</h2>
<p>一个镜头留多久，取决于观众看懂它要多久。再多一秒是拖沓，再少一秒是慌张。</p>
<h2>三支短片</h2>
<ul><li>《早餐》：动作连贯</li><li>《雨天》：声音先行</li><li>《外婆》：采访与空镜</li></ul>`,
    chapters: [
      {
        title: '剪辑的道理',
        lessons: ['镜头为什么能连起来', '剪在动作上', '节奏', '声音比画面重要'],
      },
      {
        title: '三支短片',
        lessons: [
          { title: '短片一：早餐', media: 'mp4' },
          { title: '短片二：雨天', media: 'hls' },
          { title: '短片三：外婆', media: 'talk' },
        ],
      },
    ],
  },
]
