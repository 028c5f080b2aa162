/** Messages of the sheet of keyboard shortcuts. */
export const shortcutMessages = {
  title: '快捷键',
  hint: '焦点在播放器内，或没有停在输入框、按钮等控件上时可用。',
  everywhere: '在整个页面启用快捷键',
  onlyInside: '已关闭：仅当焦点在播放器内时可用。',
  keys: [
    { keys: ['空格', 'K'], does: '播放或暂停' },
    { keys: ['←', '→'], does: '后退或前进 5 秒' },
    { keys: ['J', 'L'], does: '后退或前进 10 秒' },
    { keys: ['↑', '↓'], does: '音量增减 10%' },
    { keys: ['M'], does: '静音或取消静音' },
    { keys: ['F'], does: '进入或退出全屏' },
    { keys: ['I'], does: '画中画' },
    { keys: ['C'], does: '显示或隐藏字幕' },
    { keys: ['<', '>'], does: '减速或加速' },
    { keys: ['0–9'], does: '跳到 0% 至 90% 处' },
    { keys: ['Home', 'End'], does: '跳到开头或结尾' },
    { keys: ['Shift+P', 'Shift+N'], does: '上一节或下一节' },
    { keys: ['?'], does: '打开这张表' },
    { keys: ['Esc'], does: '退出全屏' },
  ],
}
