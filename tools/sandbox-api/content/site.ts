import type { ContentSite } from '../src/content-shape'
import { agreements } from './agreements'

export const site: ContentSite = {
  name: '书院学堂',
  icp: '京ICP备00000000号-1',
  icpLink: 'https://beian.miit.gov.cn/',
  icp2: '京公网安备 00000000000000号',
  icp2Link: 'https://beian.mps.gov.cn/',
  coursePurchaseNotice: `<h3>购买须知</h3>
<ol>
<li>课程为录播视频，购买后<strong>永久有效</strong>，可在学习中心随时观看，不限次数。</li>
<li>课件与练习资料仅供本人学习使用，请勿转载或用于商业用途。</li>
<li>购买 7 天内且学习不超过 2 节，可申请全额退款，规则见<a href="/announcement?id=2">退款说明</a>。</li>
<li>会员免费课程在会员有效期内免费学习，会员到期后学习进度为你保留。</li>
</ol>`,
  aboutHtml: `<h1>关于书院学堂</h1>
<p>书院学堂是一所面向成年人的网上学堂。我们相信，成年人学习不缺资料，缺的是一条走得通的路：从哪里开始，学到什么程度算会，遇到问题问谁。</p>
<h2>我们做什么</h2>
<p>我们请有教学经验的老师录制系统课程，覆盖编程开发、数据与人工智能、数学、语言、设计、产品与商业、人文、职业考试与生活九个方向。每门课都有完整的章节、随课资料和练习。</p>
<h2>我们怎么做</h2>
<ul>
<li><strong>先试讲，后录制。</strong>每门课录制前都要给十位真实的初学者试讲。</li>
<li><strong>每一节短而完整。</strong>一节课讲清一个问题，不拖堂，不凑时长。</li>
<li><strong>持续修订。</strong>技术类课程每年检查一遍，过时的内容会重录，已购同学免费更新。</li>
</ul>
<h2>联系我们</h2>
<p>客服时间：工作日 9:00–18:00。邮箱：<a href="mailto:service@shuyuan.example">service@shuyuan.example</a>。地址：北京市海淀区示例路 1 号书院楼 3 层。</p>`,
  agreements,
}
