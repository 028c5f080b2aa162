import type { CourseDraft } from '../course-draft'

/** 界面设计 */
export const interfaceDesignCourses: CourseDraft[] = [
  {
    id: 34,
    slug: 'ui-design',
    title: '界面设计基础：层次、间距与颜色',
    categoryId: 501,
    price: 139,
    access: 'vip',
    buyers: 5612,
    publishedAt: '2024-05-13 10:00:00',
    summary: '不靠天赋。用八条可以检查的规则，把“看着不舒服”变成“知道改哪里”。',
    description: String.raw`
<h2>好看是有规则的</h2>
<p><img src="/images/figures/color-wheel.svg" alt="十二色相环，标出主色、辅色与点缀色" /></p>
<ol><li>间距只用 4 的倍数；</li><li>一屏只有一个主按钮；</li><li>字号不超过四档；</li><li>灰色也要带一点主色；</li><li>对齐比装饰重要；</li><li>正文与背景的对比度不低于 4.5 : 1；</li><li>同样的东西长得一样；</li><li>空状态也是界面。</li></ol>
<h2>用 CSS 变量落地</h2>
<pre><code class="language-css">:root {
  --space-1: 4px;
  --space-2: 8px;
  --space-4: 16px;
  --text-muted: #5b6472;
}</code></pre>`,
    chapters: [
      { title: '看', lessons: ['导学：训练眼睛', '层次：先看哪里', '对齐与网格', '留白'] },
      {
        title: '做',
        lessons: ['字号与行高', '配色的三个比例', '按钮与状态', '表单', '图标', '深色模式'],
      },
      { title: '改', lessons: ['改造一个登录页', '改造一个列表页', '设计评审怎么说话'] },
    ],
  },
  {
    id: 35,
    slug: 'prototyping',
    title: '原型设计：一天做出可点击的想法',
    categoryId: 501,
    price: 79,
    access: 'vip',
    buyers: 2387,
    publishedAt: '2025-02-10 10:00:00',
    summary: '纸笔、灰盒、可点击三级原型，学会用最少的功夫验证最大的疑问。',
    description: String.raw`
<h2>原型的忠实度</h2>
<table><thead><tr><th>级别</th><th>用时</th><th>回答的问题</th></tr></thead><tbody><tr><td>纸笔</td><td>20 分钟</td><td>流程通不通</td></tr><tr><td>灰盒</td><td>2 小时</td><td>信息放哪里</td></tr><tr><td>可点击</td><td>1 天</td><td>用户会不会用</td></tr></tbody></table>
<blockquote><p>原型越粗糙，别人越敢提意见。</p></blockquote>`,
    chapters: [
      { title: '三级原型', lessons: ['先想清楚要问什么', '纸上原型', '灰盒原型', '可点击原型'] },
      { title: '拿去试', lessons: ['找五个人', '提问的方法', '记录与归纳', '改到第三版'] },
    ],
  },
  {
    id: 36,
    slug: 'design-system',
    title: '从零搭建设计系统',
    categoryId: 501,
    price: 269,
    buyers: 874,
    publishedAt: '2025-11-24 10:00:00',
    summary: '令牌、组件、文档、治理。让十个人做出来的界面像一个人做的。',
    description: String.raw`
<h2>三层令牌</h2>
<pre><code class="language-json">{
  "blue-500": "#3ca7fa",
  "accent": "{blue-500}",
  "button-background": "{accent}"
}</code></pre>
<p>原始值、语义、组件三层分开，换肤时只改中间一层。</p>
<ul><li>盘点现有界面</li><li>定令牌</li><li>定组件的边界</li><li>写给人看的文档</li><li>版本与治理</li></ul>`,
    chapters: [
      { title: '打地基', lessons: ['什么时候需要设计系统', '界面盘点', '三层令牌', '间距与栅格'] },
      { title: '建组件', lessons: ['组件的边界', '状态矩阵', '无障碍要求', '与工程师约定名字'] },
      { title: '长期维护', lessons: ['写文档', '版本与弃用', '衡量采用率'] },
    ],
  },
]
