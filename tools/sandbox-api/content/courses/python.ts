import type { CourseDraft } from '../course-draft'

/** Python */
export const pythonCourses: CourseDraft[] = [
  {
    id: 4,
    slug: 'python-basics',
    isRecommended: true,
    title: 'Python 程序设计：从第一行代码到小项目',
    categoryId: 102,
    price: 149,
    access: 'vip',
    buyers: 15230,
    publishedAt: '2024-03-20 10:00:00',
    summary: '站内学的人最多的一门课。三十节短课、六个小项目，真正学会用代码解决自己的问题。',
    description: String.raw`
<h2>写在前面</h2>
<p>学编程最难的不是语法，而是<strong>把一个模糊的想法变成一步步确定的操作</strong>。这门课用 Python 练习这件事。</p>
<h2>你会写出什么</h2>
<pre><code class="language-python">def most_common(text: str, top: int = 5) -&gt; list[tuple[str, int]]:
    """统计文本里出现最多的字。"""
    counts: dict[str, int] = {}
    for char in text:
        if char.strip():
            counts[char] = counts.get(char, 0) + 1
    return sorted(counts.items(), key=lambda item: -item[1])[:top]


print(most_common("学而时习之，不亦说乎"))</code></pre>
<h2>六个小项目</h2>
<table><thead><tr><th>章节</th><th>项目</th><th>用到的知识</th></tr></thead>
<tbody><tr><td>第一章</td><td>猜数字</td><td>变量、分支、循环</td></tr>
<tr><td>第二章</td><td>记账本</td><td>列表、字典</td></tr>
<tr><td>第三章</td><td>文字统计</td><td>函数、文件</td></tr>
<tr><td>第四章</td><td>单词测验</td><td>类、模块</td></tr>
<tr><td>第五章</td><td>天气小助手</td><td>网络请求</td></tr>
<tr><td>第五章</td><td>照片整理</td><td>标准库、命令行</td></tr></tbody></table>
<h2>学习建议</h2>
<ul><li>每节课都把代码<em>亲手敲一遍</em>，不要只看；</li><li>报错时先读最后一行；</li><li>一天学一到两节，六周学完。</li></ul>
<p><img src="/images/figures/learning-path.svg" alt="学习路径：基础、数据结构、函数、面向对象、项目" /></p>`,
    chapters: [
      {
        title: '第一章　和计算机说话',
        lessons: [
          '课程导学：为什么学 Python',
          '安装与第一行代码',
          '变量、数字与字符串',
          '条件判断',
          'while 循环与 for 循环',
          '小项目：猜数字',
        ],
      },
      {
        title: '第二章　装数据的容器',
        lessons: [
          '列表：有顺序的一串',
          '切片与推导式',
          '元组与拆包',
          '字典：按名字找东西',
          '集合与去重',
          '小项目：记账本',
        ],
      },
      {
        title: '第三章　函数与文件',
        lessons: [
          '定义函数',
          '参数的五种写法',
          '作用域',
          '读写文本文件',
          '异常：出错了怎么办',
          '小项目：文字统计',
        ],
      },
      {
        title: '第四章　组织更大的程序',
        lessons: ['类与对象', '继承与组合', '模块与包', '虚拟环境', '小项目：单词测验'],
      },
      {
        title: '第五章　走向真实世界',
        lessons: [
          '用 requests 请求网络',
          '解析 JSON',
          '日期与时间',
          '命令行参数',
          { title: '小项目：天气小助手', media: 'hls' },
          { title: '小项目：照片整理', media: 'mp4' },
          { title: '结课：接下来学什么', media: 'short' },
        ],
      },
    ],
    attachments: [
      { name: '课程讲义', file: 'python-handout.pdf' },
      { name: '全部源代码', file: 'python-source.zip' },
      { name: '练习数据：三个月账目', file: 'ledger.csv' },
    ],
  },
  {
    id: 5,
    slug: 'python-automation',
    title: 'Python 办公自动化：把重复的活交给电脑',
    categoryId: 102,
    price: 0,
    access: 'vip',
    buyers: 4312,
    publishedAt: '2024-09-02 10:00:00',
    summary: '批量改名、合并表格、生成报告、定时发邮件。会员免费，学一节省一小时。',
    description: String.raw`
<h2>从一个真实的烦恼开始</h2>
<p>月底要把 36 个门店的表格合到一张表里，再按模板生成 36 份报告。手工做要一整天，程序做要四秒：</p>
<pre><code class="language-python">from pathlib import Path
import pandas as pd

frames = [pd.read_excel(path).assign(门店=path.stem) for path in Path("门店").glob("*.xlsx")]
pd.concat(frames).to_excel("汇总.xlsx", index=False)</code></pre>
<h2>适合谁</h2>
<p>每周要和表格、文档、邮件打交道，并且有一点 Python 基础的同学。</p>
<h2>上课前请准备</h2>
<ul><li>安装好 Python 3.11 或更新版本；</li><li>准备一份自己工作里真正要处理的表格。</li></ul>`,
    chapters: [
      {
        title: '文件与表格',
        lessons: [
          '哪些事值得自动化',
          '批量整理文件',
          '读写表格',
          '合并三十六张表',
          '数据清洗的七个套路',
        ],
      },
      {
        title: '文档与邮件',
        lessons: [
          '按模板生成文档',
          '把表格画成图',
          '拆分与合并 PDF',
          '群发邮件而不被拦截',
          '定时运行',
        ],
      },
    ],
    attachments: [{ name: '三十六家门店练习数据', file: 'stores.csv' }],
  },
  {
    id: 6,
    slug: 'web-scraping',
    title: '网络数据采集：规矩地抓取公开数据',
    categoryId: 102,
    price: 99,
    buyers: 1876,
    publishedAt: '2025-04-14 10:00:00',
    summary: '先讲法律与礼貌，再讲请求、解析、存储与调度，做一个不给别人添麻烦的采集程序。',
    description: String.raw`
<h2>能抓，不等于该抓</h2>
<p>第一章不写代码，只讲三件事：<strong>站点的使用条款、robots 规则、个人信息保护</strong>。技术之后再讲。</p>
<pre><code class="language-python">from urllib.robotparser import RobotFileParser

rules = RobotFileParser("https://example.com/robots.txt")
rules.read()
if rules.can_fetch("study-bot", "https://example.com/books"):
    print("可以访问，请控制频率")</code></pre>
<h2>课程安排</h2>
<ol><li>规则与礼貌</li><li>请求与解析</li><li>存储、去重与调度</li></ol>`,
    chapters: [
      { title: '规则与礼貌', lessons: ['什么数据可以采集', 'robots 规则与访问频率'] },
      {
        title: '请求与解析',
        lessons: ['一次请求的全部细节', '用选择器提取内容', '分页与翻页', '处理动态加载的页面'],
      },
      {
        title: '存储与调度',
        lessons: ['去重与增量更新', '存进数据库', '失败重试与日志', '综合练习：图书价格观察'],
      },
    ],
  },
]
