import type { CourseDraft } from '../course-draft'

/** 英语 */
export const englishCourses: CourseDraft[] = [
  {
    id: 26,
    slug: 'english-pronunciation',
    title: '英语发音：四十八个音与说话的节奏',
    categoryId: 401,
    price: 99,
    access: 'vip',
    buyers: 10276,
    publishedAt: '2024-04-22 10:00:00',
    summary: '听不懂常常是因为自己发不出。用镜子、气流和节拍，把口型和节奏练到位。',
    description: String.raw`
<h2>听力的另一半是嘴</h2>
<p>连读、弱读、失爆让听到的和写下的完全不同：</p>
<table><thead><tr><th>写下的</th><th>听到的</th><th>现象</th></tr></thead><tbody><tr><td>not at all</td><td>/nɒtəˈtɔːl/</td><td>连读</td></tr><tr><td>want to</td><td>/ˈwɒnə/</td><td>弱读</td></tr><tr><td>good time</td><td>/ɡʊ(d) taɪm/</td><td>失爆</td></tr></tbody></table>
<h2>怎么练</h2>
<ol><li>看口型示意图，对着镜子做；</li><li>慢速跟读，只练一个音；</li><li>放进词、短语、句子；</li><li>录下来，和示范对比。</li></ol>
<blockquote><p>“It's only $5 or $6.”——试着只重读两个数字，其余轻轻带过。</p></blockquote>`,
    chapters: [
      {
        title: '元音',
        lessons: ['导学：耳朵、舌头与镜子', '长短元音对比', '容易混的四组元音', '双元音的滑动'],
      },
      { title: '辅音', lessons: ['清浊成对', '咬舌音', '三种 L 与 R', '鼻音收尾'] },
      {
        title: '节奏',
        lessons: ['重音在哪里', '连读', '弱读', '语调与态度', '综合：一段两分钟演讲'],
      },
    ],
  },
  {
    id: 27,
    slug: 'business-english',
    title: '商务英语：邮件、会议与谈判',
    categoryId: 401,
    price: 199,
    access: 'vip',
    buyers: 3927,
    publishedAt: '2025-01-20 10:00:00',
    summary: '按场景学。二十四个高频场景，每个给出三种语气：客气、直接、强硬。',
    description: String.raw`
<h2>同一件事，三种说法</h2>
<table><thead><tr><th>语气</th><th>催对方回复</th></tr></thead><tbody><tr><td>客气</td><td>I was wondering if you had a chance to look at this.</td></tr><tr><td>直接</td><td>Could you reply by Friday?</td></tr><tr><td>强硬</td><td>We will have to proceed without your input after Friday.</td></tr></tbody></table>
<h2>课程包含</h2><ul><li>邮件模板 36 篇</li><li>会议对话 12 段，可逐句跟读</li><li>谈判角色扮演 4 场</li></ul>`,
    chapters: [
      {
        title: '邮件',
        lessons: [
          '标题决定是否被打开',
          '开头与结尾',
          '请求与催促',
          '说不，但不伤和气',
          '道歉与补救',
        ],
      },
      {
        title: '会议',
        lessons: ['开场与议程', '插话与打断', '总结与行动项', '线上会议的尴尬时刻'],
      },
      { title: '谈判', lessons: ['报价与让步', '条件句的力量', '僵局怎么破', '模拟谈判'] },
    ],
  },
  {
    id: 28,
    slug: 'english-reading',
    title: '英文长文精读：十二篇好文章',
    categoryId: 401,
    price: 129,
    buyers: 1688,
    publishedAt: '2025-10-27 10:00:00',
    summary: '逐句拆长句，逐段看结构，从“看得懂单词”走到“读得出味道”。',
    description: String.raw`
<h2>怎么读一篇长文</h2>
<ol><li>先看首尾，猜立场；</li><li>每段写一句中文提要；</li><li>只查反复出现的生词；</li><li>挑一段背下来。</li></ol>
<p>例句：<em>The past is a foreign country: they do things differently there.</em> 冒号之后才是作者真正想说的话。</p>`,
    chapters: [
      { title: '方法', lessons: ['精读与泛读', '拆长句：先找主干', '段落的三种展开'] },
      {
        title: '选文',
        lessons: [
          '散文：一间自己的房间',
          '科学：眼睛的演化',
          '演讲：论失败的好处',
          '评论：图书馆的未来',
          '传记：数学家的早晨',
          '书信：写给女儿',
        ],
      },
    ],
  },
]
