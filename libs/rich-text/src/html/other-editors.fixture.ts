const done = '<input type="checkbox" disabled="" checked="" aria-label="已完成">'
const open = '<input type="checkbox" disabled="" aria-label="未完成">'

/** HTML of other editors and the expected result. */
export const otherTexts: readonly (readonly [source: string, html: string])[] = [
  // White space that a style keeps.
  ['<p style="white-space:pre-wrap">床前明月光\n疑是地上霜</p>', '<p>床前明月光<br>疑是地上霜</p>'],
  [
    '<p style="white-space:pre-line">a  b\nc</p>',
    '<p>a<span class="rt-blanks">  </span>b<br>c</p>',
  ],
  [
    '<p>a<span class="Apple-tab-span" style="white-space:pre">\t</span>b</p>',
    '<p>a&nbsp;&nbsp;&nbsp;&nbsp;b</p>',
  ],
  [
    '<div style="white-space:pre"><div>for i in x:</div><div>    print(i)</div></div>',
    '<div><div>for i in x:</div><div>&nbsp;&nbsp;&nbsp;&nbsp;print(i)</div></div>',
  ],
  ['<p style="white-space:nowrap">a\nb</p>', '<p>a\nb</p>'],
  // Styles that take an element back.
  ['<b style="font-weight:normal"><p>普通</p></b>', '<p>普通</p>'],
  ['<strong style="font-weight:400">a</strong>', 'a'],
  ['<em style="font-style:normal">a</em>', 'a'],
  ['<u style="text-decoration:none">a</u>', 'a'],
  ['<s style="text-decoration:none">a</s>', 'a'],
  ['<b style="font-weight:700">a</b>', '<b>a</b>'],
  ['<b style="color:red">a</b>', '<b data-rt-tone="red">a</b>'],
  // Images of hosts that refuse foreign pages.
  [
    '<img data-src="https://mmbiz.qpic.cn/x/640">',
    '<img src="https://mmbiz.qpic.cn/x/640" referrerpolicy="no-referrer" loading="lazy" decoding="async" alt="">',
  ],
  [
    '<img src="https://school.example/a.png">',
    '<img src="https://school.example/a.png" loading="lazy" decoding="async" alt="">',
  ],
  // Tasks of CKEditor, TipTap, GitHub, Google Docs and wangEditor.
  [
    '<ul class="todo-list"><li><label class="todo-list__label"><input type="checkbox" disabled="disabled" checked="checked"><span class="todo-list__label__description">甲</span></label><ul class="todo-list"><li><label><input type="checkbox"><span>乙</span></label></li></ul></li></ul>',
    `<ul><li class="rt-task">${done} 甲<ul><li class="rt-task">${open} 乙</li></ul></li></ul>`,
  ],
  [
    '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox"><span></span></label><div><p>甲</p></div></li><li data-checked="false"><p>乙</p></li></ul>',
    `<ul><li class="rt-task"><div><p>${done} 甲</p></div></li><li class="rt-task"><p>${open} 乙</p></li></ul>`,
  ],
  [
    '<ul class="contains-task-list"><li class="task-list-item"><p><input type="checkbox" disabled checked> 甲</p></li><li>乙 <input type="checkbox"> 丙</li></ul>',
    `<ul><li class="rt-task"><p>${done} 甲</p></li><li>乙 丙</li></ul>`,
  ],
  [
    '<ul><li role="checkbox" aria-checked="true"><p>甲</p></li></ul>',
    `<ul><li class="rt-task"><p>${done} 甲</p></li></ul>`,
  ],
  ['<div data-w-e-type="todo"><input type="checkbox" disabled >甲</div>', `<div>${open} 甲</div>`],
]

/** Parts that the source hides, and the visible text. */
export const hiddenParts: readonly (readonly [source: string, text: string])[] = [
  ['<p>题</p><p style="display:none">答案：B</p>', '题'],
  ['<p>题</p><p hidden>答案：B</p>', '题'],
  ['<p>题<span style="visibility:hidden">答案</span></p>', '题'],
  ['<p>题<span style="font-size:0">答案</span><b>外</b></p>', '题外'],
  ['<p>题<span style="mso-hide:all">答案</span></p>', '题'],
  ['<div style="display: none"><div>a</div><img src="/track.png"></div><p>题</p>', '题'],
  [
    '<form><select><option>甲</option></select><button>提交</button><textarea>乙</textarea>题</form>',
    '题',
  ],
  ['<div id="js_content" style="visibility: hidden; opacity: 0"><p>正文</p></div>', '正文'],
  ['<p style="font-size:0.9em">小</p>', '小'],
]
