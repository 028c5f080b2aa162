import type { CourseDraft } from '../course-draft'

/** 文学、哲学与艺术 */
export const literatureCourses: CourseDraft[] = [
  {
    id: 50,
    slug: 'tang-poetry',
    title: '唐诗三十讲',
    categoryId: 702,
    price: 99,
    access: 'vip',
    buyers: 6602,
    publishedAt: '2024-06-10 10:00:00',
    summary: '一讲一首。先读准，再读懂，最后读出诗人写下它的那个时刻。',
    description: String.raw`
<h2>慢慢读一首诗</h2>
<blockquote><p>空山新雨后，天气晚来秋。<br />明月松间照，清泉石上流。</p><p>竹喧归浣女，莲动下渔舟。<br />随意春芳歇，王孙自可留。</p></blockquote>
<p>既是“空山”，为什么又有浣女和渔舟？第七讲从这个矛盾讲起。</p>
<h2>体例</h2>
<table><thead><tr><th>部分</th><th>讲数</th><th>代表</th></tr></thead><tbody><tr><td>初唐</td><td>4</td><td>陈子昂、张若虚</td></tr><tr><td>盛唐</td><td>12</td><td>王维、李白、杜甫</td></tr><tr><td>中唐</td><td>8</td><td>白居易、韩愈、李贺</td></tr><tr><td>晚唐</td><td>6</td><td>杜牧、李商隐</td></tr></tbody></table>`,
    chapters: [
      {
        title: '初唐',
        lessons: ['导学：平仄与押韵', '登幽州台歌', '春江花月夜', '送杜少府之任蜀州'],
      },
      {
        title: '盛唐',
        lessons: [
          '黄鹤楼',
          '使至塞上',
          '山居秋暝',
          '将进酒',
          '蜀道难',
          '春望',
          '登高',
          '秋兴八首（选）',
        ],
      },
      {
        title: '中晚唐',
        lessons: ['琵琶行', '左迁至蓝关示侄孙湘', '雁门太守行', '泊秦淮', '锦瑟', '夜雨寄北'],
      },
    ],
  },
  {
    id: 51,
    slug: 'red-chamber',
    title: '红楼梦导读：前八十回',
    categoryId: 702,
    price: 0,
    access: 'open',
    buyers: 4489,
    publishedAt: '2024-11-25 10:00:00',
    summary: '公开课。读不下去的人，从这里开始：人物、饭桌、诗社与账本。',
    description: String.raw`
<h2>四个入口</h2>
<p>第一次读《红楼梦》容易迷路。我们给四个入口：<strong>人物</strong>从进府的路线认，<strong>饭桌</strong>看谁坐哪里，<strong>诗社</strong>看各人心性，<strong>账本</strong>看这个家怎么败的。</p>
<blockquote><p>满纸荒唐言，一把辛酸泪。都云作者痴，谁解其中味。</p></blockquote>`,
    chapters: [
      { title: '入门', lessons: ['为什么读不下去', '石头的来历', '黛玉进府：一条路认全家'] },
      {
        title: '细读',
        lessons: [
          '一顿螃蟹宴值多少钱',
          '刘姥姥的三次进府',
          '海棠社的诗',
          '凤姐的账本',
          '宝玉挨打',
          '抄检大观园',
          '余音：散场',
        ],
      },
    ],
  },
  {
    id: 52,
    slug: 'critical-thinking',
    title: '逻辑与批判性思维',
    categoryId: 703,
    price: 79,
    access: 'vip',
    buyers: 3804,
    publishedAt: '2025-03-10 10:00:00',
    summary: '分清事实与看法，找出论证的骨架，识破二十种常见的谬误。',
    description: String.raw`
<h2>一段论证的骨架</h2>
<p>“他没上过大学，所以他的建议没有价值。”——前提是什么？结论是什么？缺了哪一步？</p>
<p>用符号写出来：从 $\neg P$ 推不出 $\neg Q$，因为已知的只是 $P \rightarrow Q$。</p>
<ul><li>诉诸人身</li><li>稻草人</li><li>滑坡</li><li>虚假两难</li><li>以偏概全</li></ul>`,
    chapters: [
      { title: '论证', lessons: ['事实与看法', '前提与结论', '隐含的前提', '演绎与归纳'] },
      { title: '谬误', lessons: ['诉诸人身', '稻草人', '滑坡', '虚假两难', '统计数字的把戏'] },
      { title: '应用', lessons: ['读一篇评论', '写一段反驳', '一场讲道理的辩论'] },
    ],
  },
  {
    id: 53,
    slug: 'art-history',
    title: '西方美术史：从洞窟到现代',
    categoryId: 703,
    price: 139,
    buyers: 1417,
    publishedAt: '2025-09-29 10:00:00',
    summary: '看画之前先问：它挂在哪里，谁付的钱，给谁看。',
    description: String.raw`
<h2>三个问题</h2>
<p>一幅画挂在祭坛、客厅还是美术馆，意思完全不同。每一讲都从“它原来在哪里”开始。</p>
<ol><li>它原来挂在哪里？</li><li>谁付的钱？</li><li>当时的人怎么看它？</li></ol>`,
    chapters: [
      {
        title: '古代与中世纪',
        lessons: ['洞窟里的手印', '希腊的身体', '罗马的肖像', '金底与圣像'],
      },
      {
        title: '文艺复兴以后',
        lessons: [
          '透视法的发明',
          '威尼斯的颜色',
          '荷兰的客厅',
          '光与革命',
          '印象派走出画室',
          '立体主义拆开了什么',
        ],
      },
    ],
  },
]
