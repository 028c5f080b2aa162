import type { ContentAnnouncement } from '../src/content-shape'

/** Announcements, oldest first. */
export const announcements: ContentAnnouncement[] = [
  {
    id: 1,
    title: '书院学堂正式上线',
    html: `<p>各位同学：</p>
<p>经过半年的准备，书院学堂今天正式上线了。第一批课程覆盖<strong>编程开发、数学、语言、人文</strong>四个方向，全部由一线老师录制。</p>
<p>我们希望做一所安静的网上书院：没有打卡排名，没有倒计时弹窗，只有讲得清楚的课，和认真学习的人。</p>
<blockquote><p>博学之，审问之，慎思之，明辨之，笃行之。</p></blockquote>
<p>欢迎在课程评论区告诉我们你想学什么。</p>`,
    viewTimes: 5210,
    createdAt: '2024-03-18 10:00:00',
  },
  {
    id: 2,
    title: '关于课程退款规则的说明',
    html: `<p>为了让大家放心购买，现将退款规则说明如下：</p>
<table><thead><tr><th>情形</th><th>能否退款</th><th>处理时间</th></tr></thead>
<tbody><tr><td>购买 7 天内，学习不超过 2 节</td><td>全额退款</td><td>3 个工作日</td></tr>
<tr><td>购买 7 天内，学习超过 2 节</td><td>按未学节数比例退款</td><td>5 个工作日</td></tr>
<tr><td>购买超过 7 天</td><td>原则上不退款</td><td>—</td></tr>
<tr><td>课程内容与介绍严重不符</td><td>全额退款</td><td>核实后 3 个工作日</td></tr></tbody></table>
<p>使用优惠码的订单，退款金额以实际支付金额为准。</p>`,
    viewTimes: 3377,
    createdAt: '2024-06-05 15:30:00',
  },
  {
    id: 3,
    title: '会员服务升级：新增三年会员',
    html: `<p>应许多同学的要求，我们新增了<strong>三年会员</strong>。三年会员包含年度会员的全部权益，并且：</p>
<ul><li>三年内新增的会员课程全部免费；</li><li>可以申请结课证明电子版；</li><li>工作日 12 小时内回复的学习顾问。</li></ul>
<p>已经是年度会员的同学，剩余天数会自动累加，不会损失。<a href="/vip">前往会员专区</a></p>`,
    viewTimes: 2846,
    createdAt: '2025-01-10 09:00:00',
  },
  {
    id: 4,
    title: '数学课程公式显示优化',
    html: `<p>课程介绍里的公式现在可以正常放大、复制了。例如二次方程的求根公式：</p>
<p>$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$</p>
<p>如果你在哪一页看到没有显示出来的公式，请在那门课的评论区告诉我们，我们会在一个工作日内修好。</p>`,
    viewTimes: 1204,
    createdAt: '2025-09-22 16:20:00',
  },
  {
    id: 5,
    title: '春节期间答疑安排',
    html: `<p>春节假期（2 月 15 日至 2 月 23 日）期间：</p>
<ol><li>课程照常学习，视频播放与资料下载不受影响；</li><li>评论审核每天上午集中处理一次；</li><li>老师答疑暂停，2 月 24 日起恢复，假期里的提问会按时间先后回复。</li></ol>
<p>祝大家新春快乐，学业有成！</p>`,
    viewTimes: 1933,
    createdAt: '2026-02-10 11:00:00',
  },
  {
    id: 6,
    title: '请注意甄别冒充客服的电话与短信',
    html: `<p>近期有同学反映接到自称“书院学堂退费中心”的电话。请大家注意：</p>
<ul><li>我们<strong>不会</strong>主动来电要求退费、补缴或转账；</li><li>我们<strong>不会</strong>索要短信验证码和登录密码；</li><li>退款一律原路退回支付账户，不需要下载任何软件。</li></ul>
<p>如已泄露密码，请立即在“用户中心”修改密码，并联系平台客服。</p>`,
    viewTimes: 2651,
    createdAt: '2026-04-02 14:00:00',
  },
  {
    id: 7,
    title: '新学期上新：十二门新课与学习路径',
    html: `<p>新学期我们准备了十二门新课，配合四条学习路径：</p>
<table><thead><tr><th>路径</th><th>建议顺序</th><th>预计用时</th></tr></thead>
<tbody><tr><td>网页开发入门</td><td>HTML 与 CSS → JavaScript → React</td><td>10 周</td></tr>
<tr><td>数据分析</td><td>SQL → Python 数据分析 → 统计学</td><td>8 周</td></tr>
<tr><td>大学数学</td><td>微积分 → 线性代数 → 概率论</td><td>16 周</td></tr>
<tr><td>英语听说</td><td>发音 → 日常口语 → 商务英语</td><td>12 周</td></tr></tbody></table>
<p>开学前两周，输入优惠码 <code>STUDY50</code> 购买任意付费课程立减 50 元。<a href="/courses">去看看全部课程</a></p>`,
    viewTimes: 894,
    createdAt: '2026-05-20 10:00:00',
  },
]
