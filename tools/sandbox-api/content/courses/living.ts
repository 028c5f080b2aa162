import type { CourseDraft } from '../course-draft'

/** 饮食、健康与运动、家居与园艺 */
export const livingCourses: CourseDraft[] = [
  {
    id: 62,
    slug: 'home-cooking',
    title: '家常菜二十道：火候与调味',
    categoryId: 901,
    price: 0,
    access: 'open',
    buyers: 9120,
    publishedAt: '2024-07-15 10:00:00',
    summary: '公开课。番茄炒蛋也有讲究。学会二十道，从此不看菜谱。',
    description: String.raw`
<h2>先懂火，再放盐</h2>
<table><thead><tr><th>火候</th><th>油的样子</th><th>适合</th></tr></thead><tbody><tr><td>三成</td><td>平静</td><td>滑炒肉丝</td></tr><tr><td>五成</td><td>微微冒烟</td><td>爆香葱姜</td></tr><tr><td>七成</td><td>明显冒烟</td><td>青菜、爆炒</td></tr></tbody></table>
<h2>调味的次序</h2>
<ol><li>糖先下，盐后下；</li><li>酱油沿锅边；</li><li>醋起锅前；</li><li>香油关火后。</li></ol>`,
    chapters: [
      { title: '炒', lessons: ['番茄炒蛋', '青椒肉丝', '手撕包菜', '宫保鸡丁', '麻婆豆腐'] },
      { title: '烧与炖', lessons: ['红烧肉', '土豆烧排骨', '清炖鸡汤', '家常豆腐'] },
      { title: '蒸与拌', lessons: ['清蒸鲈鱼', '蒸水蛋', '拍黄瓜', '凉拌木耳'] },
    ],
  },
  {
    id: 63,
    slug: 'coffee',
    title: '手冲咖啡：一杯稳定的好咖啡',
    categoryId: 901,
    price: 59,
    access: 'vip',
    buyers: 1877,
    publishedAt: '2025-06-30 10:00:00',
    summary: '水温、研磨、粉水比、时间。一次只改一个变量，找到自己喜欢的味道。',
    description: String.raw`
<h2>四个变量</h2>
<p>粉水比 $1:15$，水温 $92\,^{\circ}\mathrm{C}$，中细研磨，两分半钟。从这里出发，每次只改一个。</p>
<ul><li>太酸：磨细一点，或水热一点</li><li>太苦：磨粗一点，或水凉一点</li><li>没味道：多放一克粉</li></ul>`,
    chapters: [
      { title: '认识咖啡', lessons: ['一颗豆子的旅程', '烘焙深浅', '怎么买、怎么存'] },
      { title: '动手冲', lessons: ['器具', '研磨', '闷蒸与注水', '味道不对怎么调', '冰手冲'] },
    ],
  },
  {
    id: 64,
    slug: 'running',
    title: '跑步入门：从三百米到十公里',
    categoryId: 902,
    price: 49,
    access: 'vip',
    buyers: 3390,
    publishedAt: '2025-03-03 10:00:00',
    summary: '十二周计划，跑走结合，先不受伤，再谈速度。',
    description: String.raw`
<h2>十二周计划节选</h2>
<table><thead><tr><th>周</th><th>周二</th><th>周四</th><th>周日</th></tr></thead><tbody><tr><td>1</td><td>跑 1 走 2 × 8</td><td>力量 20 分</td><td>快走 40 分</td></tr><tr><td>6</td><td>跑 8 走 1 × 3</td><td>力量 25 分</td><td>慢跑 4 公里</td></tr><tr><td>12</td><td>慢跑 6 公里</td><td>力量 25 分</td><td>10 公里</td></tr></tbody></table>
<p>能边跑边说完整的句子，就是合适的速度。</p>`,
    chapters: [
      { title: '开始', lessons: ['挑一双鞋', '姿势与步频', '跑走结合', '热身与拉伸'] },
      { title: '进步', lessons: ['心率与配速', '力量训练', '膝盖疼怎么办', '第一个十公里'] },
    ],
    attachments: [{ name: '十二周训练计划', file: 'study-plan.csv' }],
  },
  {
    id: 65,
    slug: 'stretching',
    title: '久坐族的肩颈与腰背修复',
    categoryId: 902,
    price: 39,
    access: 'vip',
    buyers: 5571,
    publishedAt: '2024-11-04 10:00:00',
    summary: '每天十分钟，跟着做。适合每天坐满八小时的人。',
    description: String.raw`
<h2>先做一个自测</h2>
<p>背靠墙站，后脑、肩胛、臀部能否同时贴墙？如果后脑够不到墙，请从第一节开始。</p>
<blockquote><p>如有明显疼痛、麻木，请先就医，课程不能代替治疗。</p></blockquote>`,
    chapters: [
      {
        title: '跟练',
        lessons: [
          { title: '自测与准备', media: 'short' },
          '肩颈十分钟',
          '胸椎活动',
          '腰背放松',
          '髋部与臀',
          '睡前五分钟',
        ],
      },
    ],
  },
  {
    id: 66,
    slug: 'first-aid',
    title: '家庭急救：十个必须知道的动作',
    categoryId: 902,
    price: 0,
    access: 'open',
    buyers: 6218,
    publishedAt: '2025-10-20 10:00:00',
    summary: '公开课。心肺复苏、气道异物、烫伤、止血，关键时刻能救命。',
    description: String.raw`
<h2>黄金四分钟</h2>
<ol><li>确认环境安全；</li><li>拍双肩、大声呼唤；</li><li>拨打 120，取最近的 AED；</li><li>胸外按压：深 5–6 厘米，每分钟 100–120 次。</li></ol>
<table><thead><tr><th>情况</th><th>要做</th><th>不要做</th></tr></thead><tbody><tr><td>烫伤</td><td>流动凉水冲 20 分钟</td><td>抹牙膏、酱油</td></tr><tr><td>流鼻血</td><td>低头捏鼻翼</td><td>仰头</td></tr><tr><td>抽搐</td><td>侧卧、清空周围</td><td>往嘴里塞东西</td></tr></tbody></table>`,
    chapters: [
      { title: '救命', lessons: ['心肺复苏', '使用 AED', '气道异物：成人', '气道异物：婴儿'] },
      {
        title: '处置',
        lessons: [
          '止血与包扎',
          '烫伤',
          '扭伤与骨折',
          '中暑与低血糖',
          { title: '家庭急救箱清单', media: 'iframe', duration: 260 },
        ],
      },
    ],
  },
  {
    id: 67,
    slug: 'balcony-garden',
    title: '阳台种菜与养花',
    categoryId: 903,
    price: 45,
    access: 'vip',
    buyers: 2146,
    publishedAt: '2025-04-21 10:00:00',
    summary: '两平方米也能四季有收成。土、水、光、虫，一件一件讲明白。',
    description: String.raw`
<h2>四季种什么</h2>
<table><thead><tr><th>季节</th><th>蔬菜</th><th>花</th></tr></thead><tbody><tr><td>春</td><td>生菜、小番茄</td><td>月季、三色堇</td></tr><tr><td>夏</td><td>空心菜、辣椒</td><td>太阳花、茉莉</td></tr><tr><td>秋</td><td>菠菜、萝卜</td><td>菊花</td></tr><tr><td>冬</td><td>香葱、蒜苗</td><td>水仙</td></tr></tbody></table>`,
    chapters: [
      { title: '准备', lessons: ['看看你的阳台', '土与盆', '浇水的学问'] },
      { title: '动手', lessons: ['第一盆生菜', '小番茄', '扦插月季', '虫来了怎么办', '过冬'] },
    ],
  },
  {
    id: 68,
    slug: 'tidying',
    title: '收纳整理：把家理顺',
    categoryId: 903,
    price: 35,
    access: 'vip',
    buyers: 4023,
    publishedAt: '2024-12-30 10:00:00',
    summary: '先清空，再分类，后定位。一个周末理顺一个房间，不买一个收纳盒。',
    description: String.raw`
<h2>三步法</h2>
<ol><li><strong>清空</strong>：一次只清一个抽屉；</li><li><strong>分类</strong>：按使用频率，不按种类；</li><li><strong>定位</strong>：每样东西有一个家。</li></ol>
<blockquote><p>收纳不是把东西藏起来，而是让东西一伸手就拿到。</p></blockquote>`,
    chapters: [
      {
        title: '逐个房间',
        lessons: [
          '先从一个抽屉开始',
          '衣柜',
          '厨房',
          '书桌与线缆',
          { title: '玄关', media: 'none', duration: 420 },
          '让全家一起维持',
        ],
      },
    ],
  },
]
