import type { CourseDraft } from '../course-draft'

/** 大学数学 */
export const universityMathCourses: CourseDraft[] = [
  {
    id: 19,
    slug: 'linear-algebra',
    title: '线性代数：从几何直观出发',
    categoryId: 301,
    price: 149,
    access: 'vip',
    buyers: 7218,
    publishedAt: '2025-06-16 10:00:00',
    summary: '矩阵是对空间的变换。从这一句话出发，把行列式、秩、特征值都看见。',
    description: String.raw`
<h2>矩阵是动作</h2>
<p>矩阵 $A = \begin{pmatrix} a &amp; b \\ c &amp; d \end{pmatrix}$ 把基向量 $\hat{\imath}$ 变成第一列，把 $\hat{\jmath}$ 变成第二列。于是：</p>
<p>$$A\mathbf{x} = x_1 \begin{pmatrix} a \\ c \end{pmatrix} + x_2 \begin{pmatrix} b \\ d \end{pmatrix}$$</p>
<p><img src="/images/figures/linear-map.svg" alt="线性变换把方格网变成斜格网" /></p>
<h2>行列式是面积的倍数</h2>
<p>\[ \det A = ad - bc \]</p>
<p>当 \(\det A = 0\) 时，平面被压成一条线，信息丢失，所以不可逆。</p>
<h2>特征向量是方向不变的向量</h2>
<p>满足 \(A\mathbf{v} = \lambda\mathbf{v}\) 的非零向量 \(\mathbf{v}\) 只被拉伸 \(\lambda\) 倍。求法是解</p>
<p>$$\det(A - \lambda I) = 0$$</p>
<h2>教学安排</h2>
<table><thead><tr><th>周次</th><th>内容</th><th>练习</th></tr></thead><tbody><tr><td>1–2</td><td>向量与线性组合</td><td>12 题</td></tr><tr><td>3–4</td><td>矩阵与变换</td><td>16 题</td></tr><tr><td>5–6</td><td>方程组与秩</td><td>14 题</td></tr><tr><td>7–8</td><td>特征值与应用</td><td>18 题</td></tr></tbody></table>`,
    chapters: [
      {
        title: '第一章　向量',
        lessons: ['导学：为什么要学线性代数', '向量是什么', '线性组合与张成', '线性相关'],
      },
      {
        title: '第二章　矩阵',
        lessons: ['矩阵是变换', '矩阵乘法是复合', '逆矩阵', '行列式与面积'],
      },
      { title: '第三章　方程组', lessons: ['高斯消元', '秩与解的个数', '四个子空间', '最小二乘'] },
      {
        title: '第四章　特征',
        lessons: ['特征值与特征向量', '对角化', '对称矩阵与二次型', '奇异值分解', '应用：网页排名'],
      },
    ],
    attachments: [{ name: '线性代数讲义', file: 'linear-algebra.pdf' }],
  },
  {
    id: 20,
    slug: 'calculus',
    title: '微积分：变化与累积',
    categoryId: 301,
    price: 159,
    access: 'vip',
    buyers: 6093,
    publishedAt: '2024-08-26 10:00:00',
    summary: '一条主线贯穿始终：导数描述变化，积分累积变化，而它们互为逆运算。',
    description: String.raw`
<h2>一句话的微积分</h2>
<p>$$\int_a^b f'(x)\,dx = f(b) - f(a)$$</p>
<p>把每一瞬间的变化加起来，就得到总的变化。整门课都在理解这一行式子。</p>
<h2>从极限开始</h2>
<p>导数的定义是 $f'(x) = \lim_{h \to 0} \dfrac{f(x+h) - f(x)}{h}$。不要怕 $h \to 0$，先拿计算器试：</p>
<table><thead><tr><th>$h$</th><th>$\dfrac{(2+h)^2 - 4}{h}$</th></tr></thead><tbody><tr><td>0.1</td><td>4.1</td></tr><tr><td>0.01</td><td>4.01</td></tr><tr><td>0.001</td><td>4.001</td></tr></tbody></table>
<h2>常用展开</h2>
<p>\[ e^x = \sum_{n=0}^{\infty} \frac{x^n}{n!}, \qquad \sin x = x - \frac{x^3}{3!} + \frac{x^5}{5!} - \cdots \]</p>`,
    chapters: [
      { title: '极限', lessons: ['从追龟悖论说起', '数列的极限', '函数的极限与连续'] },
      { title: '导数', lessons: ['瞬时速度', '求导法则', '链式法则', '极值与最优化', '泰勒展开'] },
      {
        title: '积分',
        lessons: ['面积与黎曼和', '微积分基本定理', '换元与分部', '广义积分', '应用：体积与功'],
      },
    ],
  },
  {
    id: 21,
    slug: 'probability',
    title: '概率论与数理统计',
    categoryId: 301,
    price: 149,
    buyers: 3340,
    publishedAt: '2025-02-24 10:00:00',
    summary: '从抛硬币到假设检验。重视每个公式背后的问题，配八十道分层练习。',
    description: String.raw`
<h2>检测呈阳性，真的得病了吗</h2>
<p>某病患病率为 $1\%$，检测灵敏度 $99\%$，误报率 $5\%$。若检测呈阳性，患病的概率是</p>
<p>$$P(D \mid +) = \frac{0.99 \times 0.01}{0.99 \times 0.01 + 0.05 \times 0.99} \approx 16.7\%$$</p>
<p>直觉往往错得离谱，这正是学概率的理由。</p>
<h2>正态分布</h2>
<p>\[ f(x) = \frac{1}{\sigma\sqrt{2\pi}} \exp\!\left(-\frac{(x-\mu)^2}{2\sigma^2}\right) \]</p>
<p><img src="/images/figures/normal-curve.svg" alt="正态分布曲线，中间标出一倍标准差的范围" /></p>`,
    chapters: [
      { title: '概率', lessons: ['随机与不确定', '条件概率', '贝叶斯公式', '独立性的误会'] },
      {
        title: '随机变量',
        lessons: ['分布与期望', '方差：稳不稳', '二项与泊松', '正态分布', '大数定律与中心极限'],
      },
      {
        title: '统计',
        lessons: ['抽样与估计', '置信区间', '假设检验', 'p 值的正确读法', '回归初步'],
      },
    ],
  },
  {
    id: 22,
    slug: 'discrete-math',
    title: '离散数学：写给程序员',
    categoryId: 301,
    price: 109,
    buyers: 1502,
    publishedAt: '2025-09-08 10:00:00',
    summary: '逻辑、集合、归纳、图与计数，每个概念都能在代码里找到它的影子。',
    description: String.raw`
<h2>数学归纳法就是递归</h2>
<p>要证明 $1 + 2 + \cdots + n = \dfrac{n(n+1)}{2}$，先看 $n = 1$，再由 $n$ 推 $n + 1$。这和写递归函数是同一件事：</p>
<pre><code class="language-js">const sum = (n) =&gt; (n === 1 ? 1 : n + sum(n - 1))</code></pre>
<h2>握手定理</h2>
<p>任何图中所有顶点的度数之和等于边数的两倍：\(\sum_{v} \deg(v) = 2|E|\)。</p>`,
    chapters: [
      { title: '逻辑与证明', lessons: ['命题与真值表', '量词', '归纳法与递归', '反证法'] },
      { title: '结构', lessons: ['集合与关系', '图的基本概念', '树', '最短路径'] },
      { title: '计数', lessons: ['加法与乘法原理', '排列组合', '容斥原理', '递推与生成函数'] },
    ],
  },
]
