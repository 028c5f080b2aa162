import type { CourseDraft } from '../course-draft'

/** 中学数学、趣味数学 */
export const schoolMathCourses: CourseDraft[] = [
  {
    id: 23,
    slug: 'functions',
    title: '高中函数专题：从图像看性质',
    categoryId: 302,
    price: 0,
    access: 'open',
    buyers: 8455,
    publishedAt: '2024-06-17 10:00:00',
    summary: '公开课。先画图，再说话。单调、奇偶、周期、零点，全部从图像里看出来。',
    description: String.raw`
<h2>看图说话</h2>
<p>函数 $y = A\sin(\omega x + \varphi)$ 的三个参数各管一件事：</p>
<table><thead><tr><th>参数</th><th>管什么</th><th>变大时</th></tr></thead><tbody><tr><td>$A$</td><td>振幅</td><td>图像变高</td></tr><tr><td>$\omega$</td><td>周期 $T = \dfrac{2\pi}{|\omega|}$</td><td>图像变挤</td></tr><tr><td>$\varphi$</td><td>相位</td><td>图像左移</td></tr></tbody></table>
<h2>例题</h2>
<p>已知 $f(x) = x^2 - 2ax + 3$ 在 $[1, +\infty)$ 上单调递增，求 $a$ 的取值范围。</p>
<p>对称轴 $x = a \le 1$，所以 $a \le 1$。</p>`,
    chapters: [
      {
        title: '函数的语言',
        lessons: ['什么是函数', '定义域的五种陷阱', '单调性', '奇偶性与对称'],
      },
      { title: '三类常见函数', lessons: ['二次函数', '指数与对数', '三角函数的图像', '图像变换'] },
      { title: '综合', lessons: ['零点与方程', '恒成立与存在', '压轴题拆解'] },
    ],
  },
  {
    id: 24,
    slug: 'plane-geometry',
    title: '初中几何：辅助线怎么想到的',
    hasCover: false,
    categoryId: 302,
    price: 69,
    buyers: 2671,
    publishedAt: '2024-12-09 10:00:00',
    summary: '辅助线不是灵光一现。十二种模型、六十道题，讲清楚每一条线背后的理由。',
    description: String.raw`
<h2>辅助线有理由</h2>
<p>看到中点想什么？看到角平分线想什么？看到线段之和想什么？把“想到”变成“推到”。</p>
<ul><li>中点：倍长中线、中位线、直角三角形斜边中线</li><li>角平分线：作垂线、截等长、延长相交</li><li>线段和差：截长补短</li></ul>
<p>例如直角三角形两直角边为 \(a, b\)，斜边为 \(c\)，则 \(a^2 + b^2 = c^2\)，斜边上的中线等于 \(\dfrac{c}{2}\)。</p>`,
    chapters: [
      {
        title: '三角形',
        lessons: ['全等的四种看法', '倍长中线', '截长补短', '角平分线的三种做法'],
      },
      {
        title: '四边形与圆',
        lessons: ['平行四边形的判定', '正方形里的旋转', '圆周角', '切线问题'],
      },
    ],
  },
  {
    id: 25,
    slug: 'math-paradoxes',
    title: '数学里的悖论与游戏',
    categoryId: 303,
    price: 39,
    access: 'vip',
    buyers: 1960,
    publishedAt: '2025-07-21 10:00:00',
    summary: '十个让人睡不着的问题：三门、生日、囚徒、理发师、希尔伯特旅馆……',
    description: String.raw`
<h2>不讲考试，只讲好玩</h2>
<p>一个班有 23 个人，至少两人同一天生日的概率超过一半：</p>
<p>$$1 - \prod_{k=0}^{22} \frac{365-k}{365} \approx 0.507$$</p>
<p>每节课一个独立的问题，随便从哪一节开始都可以。</p>`,
    chapters: [],
    looseLessons: [
      '三门问题：换还是不换',
      '生日悖论',
      '囚徒困境与合作',
      '理发师该不该给自己理发',
      '希尔伯特旅馆住满了吗',
      '海盗分金币',
      '蒙着眼睛猜帽子',
      '为什么地图只需要四种颜色',
      '抛硬币的连胜',
      '一笔画与七桥',
    ],
  },
]
