import type { CourseDraft } from '../course-draft'

/** 前端开发 */
export const webCourses: CourseDraft[] = [
  {
    id: 1,
    slug: 'html-css',
    title: '网页从零开始：HTML 与 CSS',
    categoryId: 101,
    price: 0,
    access: 'open',
    buyers: 12860,
    publishedAt: '2024-03-18 10:00:00',
    summary: '不需要任何基础，用两周时间亲手写出第一个能在手机上好好看的网页。',
    description: String.raw`
<h2>这门课讲什么</h2>
<p>网页由三样东西组成：<strong>HTML</strong> 负责内容，<strong>CSS</strong> 负责样子，JavaScript 负责动作。这门课讲前两样。我们从一张空白页开始，一步步做出一个真正的个人主页。</p>
<p><img src="/images/figures/box-model.svg" alt="盒模型示意图：内容、内边距、边框、外边距" /></p>
<h2>第一段代码</h2>
<pre><code class="language-html">&lt;!doctype html&gt;
&lt;html lang="zh-CN"&gt;
  &lt;head&gt;
    &lt;meta charset="utf-8" /&gt;
    &lt;title&gt;我的第一张网页&lt;/title&gt;
  &lt;/head&gt;
  &lt;body&gt;
    &lt;h1&gt;你好，世界&lt;/h1&gt;
  &lt;/body&gt;
&lt;/html&gt;</code></pre>
<p>再用几行 CSS 让它居中：</p>
<pre><code class="language-css">body {
  display: grid;
  place-items: center;
  min-height: 100vh;
}</code></pre>
<h2>适合谁</h2>
<ul><li>想转行做前端的同学</li><li>想自己做个人主页的设计师、写作者</li><li>想看懂网页代码的产品和运营</li></ul>`,
    chapters: [
      {
        title: '第一章　一张网页是怎么来的',
        lessons: [
          '课程导学：两周之后你会做什么',
          '浏览器、服务器和一次访问',
          '标签、属性和嵌套',
          '标题、段落与列表',
          '链接与图片',
        ],
      },
      {
        title: '第二章　让它好看',
        lessons: [
          '选择器：告诉浏览器改谁',
          '颜色、字体与行高',
          '盒模型：一切都是盒子',
          '浮动的历史与教训',
          '弹性布局 Flexbox',
          '网格布局 Grid',
        ],
      },
      {
        title: '第三章　让它在手机上也好看',
        lessons: [
          '视口与相对单位',
          '媒体查询',
          '图片的响应式写法',
          '综合练习：个人主页',
          '发布到网上',
        ],
      },
    ],
    attachments: [
      { name: 'HTML 常用标签速查', file: 'html-cheatsheet.md' },
      { name: '课程源码（全部章节）', file: 'homepage-source.zip' },
    ],
  },
  {
    id: 2,
    slug: 'javascript',
    title: 'JavaScript 核心：从语法到异步',
    categoryId: 101,
    price: 129,
    access: 'vip',
    buyers: 6420,
    publishedAt: '2024-05-06 10:00:00',
    summary: '把变量、闭包、原型、事件循环一次讲透，看懂别人的代码，写出自己放心的代码。',
    description: String.raw`
<h2>为什么又学一遍 JavaScript</h2>
<p>很多同学能用框架写页面，却说不清下面这段代码会输出什么：</p>
<pre><code class="language-js">for (var i = 0; i &lt; 3; i++) {
  setTimeout(() =&gt; console.log(i), 0)
}

for (let j = 0; j &lt; 3; j++) {
  setTimeout(() =&gt; console.log(j), 0)
}</code></pre>
<p>这门课用二十多节短课，把语言本身讲透。每节课后有一道题，答案在下一节开头。</p>
<h2>学完你能做到</h2>
<ol><li>说清作用域链、闭包和 <code>this</code> 的规则；</li><li>不查文档写出防抖、节流和深拷贝；</li><li>画出事件循环，解释宏任务与微任务的先后；</li><li>用 <code>async / await</code> 组织真实的网络请求。</li></ol>
<h2>各章用时</h2>
<table><thead><tr><th>章节</th><th>课时</th><th>难度</th></tr></thead><tbody><tr><td>语言基础</td><td>5</td><td>★☆☆</td></tr><tr><td>函数与对象</td><td>5</td><td>★★☆</td></tr><tr><td>异步</td><td>5</td><td>★★★</td></tr></tbody></table>`,
    chapters: [
      {
        title: '第一章　语言基础',
        lessons: [
          '导学：这门语言的三张面孔',
          '值与类型',
          '变量声明的三种方式',
          '相等比较的规则',
          '数组的十个常用方法',
        ],
      },
      {
        title: '第二章　函数与对象',
        lessons: [
          '函数是一等公民',
          '作用域与闭包',
          'this 到底指向谁',
          '原型与继承',
          '类语法只是糖吗',
        ],
      },
      {
        title: '第三章　异步',
        lessons: [
          '从回调说起',
          'Promise 的三种状态',
          '事件循环：宏任务与微任务',
          'async 与 await',
          { title: '并发控制：同时最多跑三个', freeSeconds: 90 },
        ],
      },
      {
        title: '第四章　浏览器',
        lessons: ['操作文档树', '事件冒泡与委托', '本地存储', '结课项目：待办清单'],
      },
    ],
    attachments: [{ name: '课后题与答案', file: 'javascript-exercises.md' }],
  },
  {
    id: 3,
    slug: 'react',
    title: 'React 实战：组件、状态与路由',
    categoryId: 101,
    price: 199,
    buyers: 3815,
    publishedAt: '2025-02-17 10:00:00',
    summary: '用一个可以上线的读书应用串起组件、状态、路由、请求与测试，边写边讲取舍。',
    description: String.raw`
<h2>项目驱动</h2>
<p>整门课只做一件事：一个叫“书架”的读书应用。它有登录、列表、搜索、笔记和离线阅读。每一章结束时，应用都能跑起来。</p>
<pre><code class="language-tsx">export function Shelf({ books }: { books: Book[] }) {
  const [keyword, setKeyword] = useState('')
  const shown = books.filter((book) =&gt; book.title.includes(keyword))
  return (
    &lt;&gt;
      &lt;SearchBox value={keyword} onChange={setKeyword} /&gt;
      &lt;ul&gt;{shown.map((book) =&gt; &lt;BookRow key={book.id} book={book} /&gt;)}&lt;/ul&gt;
    &lt;/&gt;
  )
}</code></pre>
<blockquote><p>能从已有状态算出来的，就不要再存一份状态。</p></blockquote>
<h2>先修要求</h2>
<p>学过本站《JavaScript 核心》或能独立写出一个待办清单。</p>`,
    chapters: [
      {
        title: '第一章　组件',
        lessons: ['项目介绍与环境准备', 'JSX 不是模板', '拆分组件的两条原则', '列表与 key'],
      },
      {
        title: '第二章　状态',
        lessons: [
          'useState 与不可变更新',
          '把状态放在哪里',
          '受控表单',
          '副作用：什么时候才需要它',
          '自定义 Hook',
        ],
      },
      {
        title: '第三章　数据与路由',
        lessons: ['请求数据的三种状态', '缓存与失效', '路由与嵌套布局', '登录守卫'],
      },
      {
        title: '第四章　质量',
        lessons: ['像用户一样写测试', '无障碍检查', '性能：先量再改', '部署上线'],
      },
    ],
    attachments: [{ name: '“书架”项目源码', file: 'bookshelf-source.zip' }],
  },
]
