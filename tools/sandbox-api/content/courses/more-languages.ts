import type { CourseDraft } from '../course-draft'

/** 小语种、中文写作 */
export const moreLanguageCourses: CourseDraft[] = [
  {
    id: 31,
    slug: 'french',
    title: '法语零起点：从“你好”到一次完整的旅行',
    categoryId: 403,
    price: 119,
    access: 'vip',
    buyers: 1218,
    publishedAt: '2025-03-31 10:00:00',
    summary: '跟着一条巴黎到里昂的旅行路线，学会发音、动词变位和两百句够用的话。',
    description: String.raw`
<h2>旅行路线就是课程表</h2>
<p>下飞机、住店、买票、点餐、逛市场、看展览、道别。每一站学一组句型。</p>
<table><thead><tr><th>人称</th><th>être（是）</th><th>avoir（有）</th></tr></thead><tbody><tr><td>je</td><td>suis</td><td>ai</td></tr><tr><td>tu</td><td>es</td><td>as</td></tr><tr><td>il / elle</td><td>est</td><td>a</td></tr><tr><td>nous</td><td>sommes</td><td>avons</td></tr></tbody></table>`,
    chapters: [
      { title: '出发之前', lessons: ['发音规则一览', '问候与姓名', '数字与价格', '是与有'] },
      {
        title: '在路上',
        lessons: ['在酒店', '买票与时刻', '在餐馆', '在市场讨价', '迷路了怎么办', '道别与致谢'],
      },
    ],
  },
  {
    id: 32,
    slug: 'korean',
    title: '韩语发音与基础句型',
    categoryId: 403,
    price: 89,
    buyers: 943,
    publishedAt: '2025-12-08 10:00:00',
    summary: '一天学会读，一周学会写，一个月能说简单的句子。',
    description: String.raw`
<h2>一种可以推理的文字</h2>
<p>韩文字母是按发音器官的形状设计的：ㄱ 像舌根，ㄴ 像舌尖，ㅁ 像嘴。拼在一起就是字：ㅎ + ㅏ + ㄴ = <strong>한</strong>。</p>
<ul><li>收音只有七种</li><li>音变规则五条</li><li>敬语从一个词尾开始</li></ul>`,
    chapters: [
      { title: '文字', lessons: ['字母的设计', '元音与辅音', '收音', '音变规则'] },
      { title: '句型', lessons: ['主语与助词', '敬语词尾', '否定与疑问', '时间与数量'] },
    ],
  },
  {
    id: 33,
    slug: 'chinese-writing',
    title: '把话写清楚：实用中文写作',
    categoryId: 404,
    price: 79,
    access: 'vip',
    buyers: 4406,
    publishedAt: '2024-09-23 10:00:00',
    summary: '通知、总结、邮件、说明书。先删掉废话，再理顺次序，最后才谈文采。',
    description: String.raw`
<h2>改一句话</h2>
<table><thead><tr><th>改前</th><th>改后</th></tr></thead><tbody><tr><td>我们对该问题进行了深入的研究和分析。</td><td>我们研究了这个问题。</td></tr><tr><td>由于天气原因的影响，导致活动被迫取消。</td><td>因为下雨，活动取消。</td></tr><tr><td>在一定程度上有所提高。</td><td>从 12% 提高到 15%。</td></tr></tbody></table>
<h2>三条规矩</h2>
<ol><li>一句话只说一件事；</li><li>动词能用一个字就不用“进行”；</li><li>写完念一遍，念不顺就改。</li></ol>`,
    chapters: [
      { title: '句子', lessons: ['废话从哪里来', '主语去哪了', '长句拆短', '标点的力气'] },
      { title: '篇章', lessons: ['先写结论', '段落的次序', '例子与数字', '标题'] },
      { title: '体裁', lessons: ['通知与邮件', '工作总结', '说明文档', '一封得体的道歉信'] },
    ],
  },
]
