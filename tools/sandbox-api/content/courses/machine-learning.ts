import type { CourseDraft } from '../course-draft'

/** 机器学习 */
export const machineLearningCourses: CourseDraft[] = [
  {
    id: 15,
    slug: 'machine-learning',
    title: '机器学习入门：十个算法与它们的直觉',
    categoryId: 203,
    price: 239,
    buyers: 3582,
    publishedAt: '2025-01-06 10:00:00',
    summary: '不堆公式，也不回避公式。每个算法先讲直觉，再推一遍，最后从零实现。',
    description: String.raw`
<h2>从一条直线开始</h2>
<p>给定 $n$ 个点 $(x_i, y_i)$，我们想找一条直线 $\hat{y} = wx + b$，让误差的平方和最小：</p>
<p>$$L(w, b) = \frac{1}{n} \sum_{i=1}^{n} \left( w x_i + b - y_i \right)^2$$</p>
<p>对 $w$ 求偏导并令其为零，就得到了最小二乘解。如果数据太多，就沿着负梯度一步步走：</p>
<p>\[ w \leftarrow w - \eta \frac{\partial L}{\partial w} \]</p>
<p><img src="/images/figures/gradient-descent.svg" alt="梯度下降示意图：小球沿曲面走向最低点" /></p>
<pre><code class="language-python">def step(w: float, b: float, xs, ys, rate: float = 0.01):
    errors = w * xs + b - ys
    return w - rate * 2 * (errors * xs).mean(), b - rate * 2 * errors.mean()</code></pre>
<h2>十个算法</h2>
<table><thead><tr><th>类别</th><th>算法</th></tr></thead><tbody><tr><td>回归</td><td>线性回归、岭回归</td></tr><tr><td>分类</td><td>逻辑回归、K 近邻、朴素贝叶斯、支持向量机</td></tr><tr><td>树</td><td>决策树、随机森林、梯度提升</td></tr><tr><td>聚类</td><td>K 均值</td></tr></tbody></table>`,
    chapters: [
      {
        title: '第一章　什么是学习',
        lessons: [
          '导学：机器在学什么',
          '训练集、验证集与测试集',
          '过拟合：背答案的学生',
          '评价一个模型',
        ],
      },
      { title: '第二章　线性模型', lessons: ['线性回归', '梯度下降', '正则化', '逻辑回归'] },
      {
        title: '第三章　非线性模型',
        lessons: ['K 近邻', '朴素贝叶斯', '决策树', '随机森林与梯度提升', '支持向量机'],
      },
      {
        title: '第四章　无监督与实战',
        lessons: ['K 均值聚类', '主成分分析', '特征工程', '实战：预测房价', '实战：识别手写数字'],
      },
    ],
    attachments: [{ name: '课程公式汇总', file: 'ml-formulas.md' }],
  },
  {
    id: 16,
    slug: 'deep-learning',
    title:
      '深度学习系统课：从反向传播、卷积网络、循环网络到注意力机制与 Transformer，附六个可以在普通笔记本电脑上完整跑通的实战项目（2026 修订版）',
    categoryId: 203,
    price: 399,
    buyers: 1745,
    publishedAt: '2025-11-03 10:00:00',
    summary: '亲手写一个能自动求导的小框架，再用它搭出卷积网络和 Transformer。',
    description: String.raw`
<h2>一百行代码的框架</h2>
<p>反向传播就是链式法则：若 \(y = f(g(x))\)，则 \(\dfrac{dy}{dx} = f'(g(x)) \cdot g'(x)\)。我们用一百行代码实现它。</p>
<pre><code class="language-python">class Value:
    def __init__(self, data, parents=()):
        self.data, self.grad = data, 0.0
        self._parents, self._backward = parents, lambda: None

    def __mul__(self, other):
        out = Value(self.data * other.data, (self, other))

        def backward():
            self.grad += other.data * out.grad
            other.grad += self.data * out.grad

        out._backward = backward
        return out</code></pre>
<h2>注意力机制</h2>
<p>$$\mathrm{Attention}(Q, K, V) = \mathrm{softmax}\!\left(\frac{QK^{\top}}{\sqrt{d_k}}\right) V$$</p>
<h2>六个项目</h2>
<ol><li>手写数字识别</li><li>猫狗分类</li><li>古诗续写</li><li>影评情感分析</li><li>图像去噪</li><li>迷你翻译器</li></ol>
<h2>硬件要求</h2><p>8 GB 内存的普通笔记本电脑即可；如果想租用显卡，每小时大约 $0.5，全部项目合计不超过 $6。</p>`,
    chapters: [
      { title: '基础', lessons: ['课程地图与环境', '张量', '自动求导', '多层感知机', '优化器'] },
      {
        title: '视觉',
        lessons: ['卷积在看什么', '经典网络', '残差连接', '迁移学习', '项目：猫狗分类'],
      },
      {
        title: '序列',
        lessons: [
          '循环网络',
          '长短期记忆',
          '注意力机制',
          'Transformer 逐行实现',
          '项目：古诗续写',
          '项目：迷你翻译器',
        ],
      },
    ],
  },
  {
    id: 17,
    slug: 'llm-apps',
    title: '大模型应用开发：检索、工具与评测',
    categoryId: 203,
    price: 269,
    access: 'vip',
    buyers: 2894,
    publishedAt: '2026-03-02 10:00:00',
    summary: '把语言模型当作一个不太可靠的部件，学习怎样用检索、工具和评测把它变可靠。',
    description: String.raw`
<h2>先有评测，再有应用</h2>
<p>改了一句提示词，效果变好还是变坏？没有评测集，谁也说不清。本课第二节就建立评测。</p>
<pre><code class="language-json">{
  "question": "七天内学了三节课还能退款吗？",
  "expected": ["按未学课时比例"],
  "source": "退款说明"
}</code></pre>
<h2>课程内容</h2>
<ul><li>提示的结构与边界</li><li>切分、向量与检索</li><li>让模型调用工具</li><li>成本、延迟与缓存</li><li>安全：提示注入与权限</li></ul>`,
    chapters: [
      {
        title: '可靠的基础',
        lessons: ['语言模型能做什么、不能做什么', '建立你的评测集', '提示的结构', '结构化输出'],
      },
      { title: '检索增强', lessons: ['文档切分', '向量与相似度', '混合检索与重排', '引用出处'] },
      {
        title: '走向生产',
        lessons: ['工具调用', '成本与延迟', '提示注入与防护', '案例：学堂答疑助手'],
      },
    ],
  },
]
