import type { CourseDraft } from '../course-draft'

/** 日语 */
export const japaneseCourses: CourseDraft[] = [
  {
    id: 29,
    slug: 'japanese-beginner',
    title: '日语入门：五十音到日常会话',
    categoryId: 402,
    price: 0,
    access: 'open',
    buyers: 7730,
    publishedAt: '2024-07-29 10:00:00',
    summary: '公开课。三周学会假名和两百个词，能点菜、问路、介绍自己。',
    description: String.raw`
<h2>第一句日语</h2>
<p><ruby>私<rt>わたし</rt></ruby>は<ruby>学生<rt>がくせい</rt></ruby>です。</p>
<p>“は”在这里读作 <strong>wa</strong>，提示话题：“我嘛，是学生。”日语的句子总是先放话题，再说内容。</p>
<h2>五十音节选</h2>
<table><thead><tr><th></th><th>a</th><th>i</th><th>u</th><th>e</th><th>o</th></tr></thead><tbody><tr><td>—</td><td>あ</td><td>い</td><td>う</td><td>え</td><td>お</td></tr><tr><td>k</td><td>か</td><td>き</td><td>く</td><td>け</td><td>こ</td></tr><tr><td>s</td><td>さ</td><td>し</td><td>す</td><td>せ</td><td>そ</td></tr></tbody></table>`,
    chapters: [
      {
        title: '假名',
        lessons: ['日语的三种文字', '平假名（上）', '平假名（下）', '片假名与外来语', '拗音与促音'],
      },
      {
        title: '会话',
        lessons: ['自我介绍', '在便利店', '问路', '点菜', '数字与时间', '约朋友出门'],
      },
    ],
  },
  {
    id: 30,
    slug: 'japanese-intermediate',
    title: '日语中级语法：一百个句型',
    categoryId: 402,
    price: 139,
    buyers: 1544,
    publishedAt: '2025-05-26 10:00:00',
    summary: '把相近的句型放在一起比：ために与ように，わけだ与はずだ，用例句说清差别。',
    description: String.raw`
<h2>放在一起比</h2>
<p>“<strong>ために</strong>”接意志动词，表示主动的目的；“<strong>ように</strong>”接非意志动词，表示希望达到的状态。</p>
<ul><li>合格する<strong>ために</strong>、毎日勉強する。（为了考上，每天学习。）</li><li>忘れない<strong>ように</strong>、メモする。（为了不忘记，记下来。）</li></ul>`,
    chapters: [
      { title: '目的与原因', lessons: ['ために与ように', 'から与ので', 'おかげで与せいで'] },
      { title: '推量与判断', lessons: ['はずだ与わけだ', 'らしい、ようだ、そうだ', 'に違いない'] },
      { title: '条件与让步', lessons: ['と、ば、たら、なら', 'ても与のに', '综合练习'] },
    ],
  },
]
