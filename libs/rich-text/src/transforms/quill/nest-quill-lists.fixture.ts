/** HTML of Quill 1 and 2 and the expected result. */
export const quillTexts: readonly (readonly [quill: string, html: string])[] = [
  // Kinds of lists.
  ['<ol><li data-list="bullet">甲</li></ol>', '<ul><li>甲</li></ul>'],
  ['<ol><li data-list="ordered">甲</li></ol>', '<ol><li>甲</li></ol>'],
  [
    '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>甲</li><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span><strong>乙</strong></li></ol>',
    '<ul><li>甲</li><li><strong>乙</strong></li></ul>',
  ],
  [
    '<ol><li data-list="ordered">甲</li><li data-list="bullet">乙</li></ol>',
    '<ol><li>甲</li></ol><ul><li>乙</li></ul>',
  ],
  [
    '<ol><li data-list="ordered">甲</li><li data-list="bullet">乙</li><li data-list="ordered">丙</li></ol>',
    '<ol><li>甲</li></ol><ul><li>乙</li></ul><ol start="2"><li>丙</li></ol>',
  ],
  // Levels.
  [
    '<ol><li>甲</li><li class="ql-indent-1">乙</li><li>丙</li></ol>',
    '<ol><li>甲<ol type="a"><li>乙</li></ol></li><li>丙</li></ol>',
  ],
  [
    '<ol><li data-list="ordered">甲</li><li data-list="bullet" class="ql-indent-1">乙</li><li data-list="ordered" class="ql-indent-2">丙</li><li data-list="bullet" class="ql-indent-1">丁</li><li data-list="ordered">戊</li></ol>',
    '<ol><li>甲<ul><li>乙<ol type="i"><li>丙</li></ol></li><li>丁</li></ul></li><li>戊</li></ol>',
  ],
  [
    '<ul><li class="ql-indent-1">甲</li><li>乙</li><li class="ql-indent-3">丙</li></ul>',
    '<ul data-rt-indent="1"><li>甲</li></ul><ul><li>乙<ul data-rt-indent="2"><li>丙</li></ul></li></ul>',
  ],
  // Tasks.
  [
    '<ol><li data-list="checked">甲</li><li data-list="unchecked">乙</li></ol>',
    '<ul><li class="rt-task"><input type="checkbox" disabled="" checked="" aria-label="已完成"> 甲</li><li class="rt-task"><input type="checkbox" disabled="" aria-label="未完成"> 乙</li></ul>',
  ],
  [
    '<ul data-checked="true"><li>甲</li></ul>',
    '<ul><li class="rt-task"><input type="checkbox" disabled="" checked="" aria-label="已完成"> 甲</li></ul>',
  ],
  // Paragraphs.
  ['<p class="ql-align-center">甲</p>', '<p align="center">甲</p>'],
  ['<h2 class="ql-align-right">甲</h2>', '<h2 align="right">甲</h2>'],
  [
    '<p class="ql-align-justify ql-size-large">甲</p>',
    '<p align="justify" data-rt-size="large">甲</p>',
  ],
  ['<p class="ql-direction-rtl ql-align-right">甲</p>', '<p align="right" dir="rtl">甲</p>'],
  ['<p class="ql-indent-2">甲</p>', '<p data-rt-indent="2">甲</p>'],
  [
    '<ol><li data-list="bullet" class="ql-align-center">甲</li></ol>',
    '<ul><li align="center">甲</li></ul>',
  ],
  // Attributes of other editors.
  ['<ol start="3"><li>甲</li></ol>', '<ol start="3"><li>甲</li></ol>'],
  ['<ul><li>甲<ul><li>乙</li></ul></li></ul>', '<ul><li>甲<ul><li>乙</li></ul></li></ul>'],
  ['<p class="ql-align-evil ql-indent-99" data-list="bullet">甲</p>', '<p>甲</p>'],
]

/** Code of Quill, with the expected language and lines of each block. */
export const quillCode: readonly (readonly [quill: string, blocks: readonly string[]])[] = [
  [
    '<div class="ql-code-block">甲</div><div class="ql-code-block"><br></div><div class="ql-code-block">乙</div>',
    [': 甲\n\n乙'],
  ],
  [
    '<div class="ql-code-block-container" spellcheck="false"><select class="ql-ui" contenteditable="false"><option value="plain">Plain</option></select><div class="ql-code-block" data-language="javascript">const a = 1</div><div class="ql-code-block" data-language="javascript">const b = 2</div></div>',
    ['javascript: const a = 1\nconst b = 2'],
  ],
  [
    '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">甲</div></div><p>乙</p><div class="ql-code-block-container"><div class="ql-code-block">丙</div></div>',
    [': 甲', ': 丙'],
  ],
  ['<pre data-language="javascript">const a = 1</pre>', ['javascript: const a = 1']],
  ['<pre class="ql-syntax" spellcheck="false">甲\n乙</pre>', [': 甲\n乙']],
]
