import type { CourseDraft } from '../course-draft'

/** 后端与工程、移动与系统 */
export const engineeringCourses: CourseDraft[] = [
  {
    id: 7,
    slug: 'go-service',
    title: 'Go 服务端开发：写一个撑得住的接口',
    categoryId: 103,
    price: 229,
    buyers: 1420,
    publishedAt: '2025-05-19 10:00:00',
    summary: '从并发模型到限流、超时、优雅退出，围绕一个短链接服务讲清楚后端的基本功。',
    description: String.raw`
<h2>一个服务，七个问题</h2>
<p>写出能跑的接口不难，难的是它在凌晨三点也不出事。整门课围绕一个短链接服务，逐一回答：怎样存、怎样缓存、怎样限流、怎样超时、怎样重试、怎样观测、怎样下线。</p>
<pre><code class="language-go">func withTimeout(next http.Handler, limit time.Duration) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), limit)
		defer cancel()
		next.ServeHTTP(w, r.WithContext(ctx))
	})
}</code></pre>
<h2>压测数据</h2>
<table><thead><tr><th>版本</th><th>每秒请求</th><th>P99 延迟</th></tr></thead><tbody><tr><td>第一版：直接查库</td><td>1,800</td><td>240 ms</td></tr><tr><td>加上缓存</td><td>9,600</td><td>38 ms</td></tr><tr><td>合并并发请求</td><td>11,200</td><td>21 ms</td></tr></tbody></table>
<h2>先修要求</h2><p>会任意一门编程语言，知道什么是 HTTP 请求。</p>`,
    chapters: [
      {
        title: '第一章　语言速览',
        lessons: ['项目介绍：短链接服务', '切片、映射与结构体', '接口与组合', '错误处理'],
      },
      { title: '第二章　并发', lessons: ['协程与通道', '等待与取消', '常见的数据竞争'] },
      {
        title: '第三章　服务',
        lessons: [
          '路由与中间件',
          '连接数据库',
          '缓存与并发合并',
          '限流与超时',
          '优雅退出',
          '日志与指标',
        ],
      },
    ],
  },
  {
    id: 8,
    slug: 'git',
    title: 'Git 与团队协作',
    categoryId: 103,
    price: 59,
    access: 'vip',
    buyers: 5088,
    publishedAt: '2024-07-08 10:00:00',
    summary: '不背命令。先画清楚提交、分支和指针，再学合并、变基与救回丢掉的代码。',
    description: String.raw`
<h2>把版本画在纸上</h2>
<p>Git 的命令很多，模型却很小：<strong>提交是节点，分支是贴在节点上的标签</strong>。画得出来，就不会慌。</p>
<pre><code class="language-bash"># 刚才误删了分支？它还在
git reflog
git branch rescue HEAD@{2}</code></pre>
<h2>团队约定示例</h2>
<ul><li>一个提交只做一件事，说明写“为什么”；</li><li>合并前先在本地变基到最新的主干；</li><li>永远不要强推公共分支。</li></ul>`,
    chapters: [
      {
        title: '单人使用',
        lessons: [
          '三个区域，四个动作',
          '写一条好的提交说明',
          '撤销：改错了怎么办',
          '分支只是一张标签',
        ],
      },
      {
        title: '多人协作',
        lessons: ['远程仓库', '合并与冲突', '变基：整理历史', '代码评审的礼貌'],
      },
    ],
    looseLessons: ['加餐：救回丢失的提交', '加餐：用二分法找出哪次提交引入了问题'],
  },
  {
    id: 9,
    slug: 'linux',
    title: 'Linux 命令行与服务器运维',
    categoryId: 104,
    price: 119,
    buyers: 2967,
    publishedAt: '2024-11-11 10:00:00',
    summary: '从一个闪烁的光标开始，到独立部署并看护一台对外服务的服务器。',
    description: String.raw`
<h2>黑色窗口并不可怕</h2>
<p>命令行是最古老也最耐用的界面。学会三十个命令和一个管道符，就能完成大多数日常工作：</p>
<pre><code class="language-bash"># 今天哪个地址访问最多？
awk '{print $1}' access.log | sort | uniq -c | sort -rn | head -5</code></pre>
<p>注意：命令里的 <code>$1</code> 表示第一列，不是价钱；租一台练习用的服务器每月大约 $5 到 $6。</p>
<h2>课程目标</h2>
<ol><li>看得懂权限、进程、端口；</li><li>会写十行以内的脚本；</li><li>能配置 Nginx、证书与防火墙；</li><li>服务器出问题时知道先看哪里。</li></ol>`,
    chapters: [
      {
        title: '命令行',
        lessons: ['终端、壳与命令', '文件与目录', '权限的九个字母', '管道与重定向', '文本三剑客'],
      },
      {
        title: '服务器',
        lessons: [
          '登录与密钥',
          '进程与服务',
          '端口与防火墙',
          '部署一个网站',
          '证书与 HTTPS',
          '排查：先看哪四个地方',
        ],
      },
    ],
  },
  {
    id: 10,
    slug: 'mobile-app',
    title: '跨平台移动应用开发',
    categoryId: 104,
    price: 259,
    buyers: 986,
    publishedAt: '2025-10-13 10:00:00',
    summary: '做一个能上架的习惯打卡应用：界面、手势、本地存储、通知与发布。',
    description: String.raw`
<h2>从原型到上架</h2>
<p>课程跟随一个真实应用“日拱一卒”的开发过程，包含设计稿、两次推翻重来，以及审核被拒之后的修改。</p>
<ul><li>界面与导航</li><li>手势与动画</li><li>离线数据与同步</li><li>本地通知</li><li>打包、签名与上架</li></ul>
<blockquote><p>移动应用的难点不在“会不会写”，而在“断网、切后台、低电量时它还对不对”。</p></blockquote>`,
    chapters: [
      {
        title: '界面',
        lessons: ['应用介绍与环境搭建', '布局与安全区', '列表的性能', '手势与动画'],
      },
      { title: '数据', lessons: ['本地存储的选择', '离线优先', '与服务器同步', '冲突怎么合并'] },
      { title: '发布', lessons: ['本地通知与权限', '打包与签名', '上架审核的那些事'] },
    ],
  },
]
