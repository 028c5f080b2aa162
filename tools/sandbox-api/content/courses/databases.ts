import type { CourseDraft } from '../course-draft'

/** 数据库 */
export const databaseCourses: CourseDraft[] = [
  {
    id: 13,
    slug: 'sql',
    title: 'SQL 查询从入门到写对',
    categoryId: 202,
    price: 0,
    access: 'open',
    buyers: 11402,
    publishedAt: '2024-05-27 10:00:00',
    summary: '公开课。在一个书店数据库上做四十道题，从单表查询一直做到窗口函数。',
    description: String.raw`
<h2>写出来容易，写对很难</h2>
<p>下面两条语句看起来一样，结果可能差很多。为什么？</p>
<pre><code class="language-sql">SELECT b.title, COUNT(o.id) AS sold
FROM books AS b
LEFT JOIN order_items AS o ON o.book_id = b.id AND o.refunded = 0
GROUP BY b.id;

SELECT b.title, COUNT(o.id) AS sold
FROM books AS b
LEFT JOIN order_items AS o ON o.book_id = b.id
WHERE o.refunded = 0
GROUP BY b.id;</code></pre>
<p>第二条会悄悄丢掉一本都没卖出去的书。第三章讲清楚。</p>
<h2>练习数据库</h2>
<table><thead><tr><th>表</th><th>行数</th><th>内容</th></tr></thead><tbody><tr><td>books</td><td>1,200</td><td>书目与价格</td></tr><tr><td>customers</td><td>8,000</td><td>顾客</td></tr><tr><td>orders</td><td>36,000</td><td>订单</td></tr><tr><td>order_items</td><td>91,000</td><td>订单明细</td></tr></tbody></table>`,
    chapters: [
      {
        title: '第一章　一张表',
        lessons: ['表、行与列', '筛选与排序', '空值不是零', '去重与分页'],
      },
      { title: '第二章　汇总', lessons: ['聚合函数', '分组', '分组之后再筛选', '条件聚合'] },
      {
        title: '第三章　多张表',
        lessons: ['内连接', '外连接与丢行', '自连接', '子查询与 EXISTS', '集合运算'],
      },
      {
        title: '第四章　窗口函数',
        lessons: ['排名', '累计与移动平均', '同比与环比', '综合练习：书店年报'],
      },
    ],
    attachments: [{ name: '四十道练习题', file: 'sql-exercises.md' }],
  },
  {
    id: 14,
    slug: 'postgres',
    title: '数据库建模与性能优化',
    categoryId: 202,
    price: 299,
    buyers: 1133,
    publishedAt: '2025-08-18 10:00:00',
    summary: '读懂执行计划，建对索引，设计经得起三年增长的表结构。',
    description: String.raw`
<h2>慢，一定有原因</h2>
<pre><code class="language-sql">EXPLAIN (ANALYZE, BUFFERS)
SELECT * FROM orders
WHERE customer_id = 42 AND created_at &gt;= '2026-01-01'
ORDER BY created_at DESC
LIMIT 20;</code></pre>
<p>索引的高度大约是 \(\log_b n\)：当每个节点能放 \(b = 200\) 个键时，一亿行也只需要四层。</p>
<p>$$h = \lceil \log_{200} 10^8 \rceil = \lceil 3.48 \rceil = 4$$</p>
<h2>内容</h2><ul><li>范式与反范式</li><li>B 树索引与复合索引的列顺序</li><li>事务隔离与锁</li><li>分区与归档</li></ul>`,
    chapters: [
      {
        title: '建模',
        lessons: ['从业务到实体', '主键的选择', '范式与反范式', '状态与历史的保存'],
      },
      {
        title: '索引',
        lessons: [
          'B 树长什么样',
          '读懂执行计划',
          '复合索引的列顺序',
          '覆盖索引',
          '索引失效的十种写法',
        ],
      },
      { title: '并发', lessons: ['四种隔离级别', '锁与死锁', '乐观锁与幂等', '大表分区与归档'] },
    ],
  },
]
