import { create } from 'storybook/theming/create'

const shared = {
  brandTitle: 'Shuyuan 书院 · Design',
  brandUrl: '?path=/docs/start-开始-welcome-欢迎--docs',
  fontBase: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 10,
}

// The manager cannot read CSS variables of the stories. These are copies of surface, text and accent in palette.ts.
const light = create({
  ...shared,
  base: 'light',
  colorPrimary: '#0f6fc2',
  colorSecondary: '#0f6fc2',
  appBg: '#f4f0e8',
  appContentBg: '#faf8f3',
  appPreviewBg: '#faf8f3',
  appBorderColor: '#e6e1d6',
  barBg: '#faf8f3',
  barSelectedColor: '#0b63ae',
  textColor: '#1f1c17',
  textMutedColor: '#524b40',
})

const dark = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#52b1fb',
  colorSecondary: '#2d86cf',
  appBg: '#0f0d0a',
  appContentBg: '#14110d',
  appPreviewBg: '#14110d',
  appBorderColor: '#383127',
  barBg: '#1d1915',
  barSelectedColor: '#7cc4fc',
  textColor: '#ece5d8',
  textMutedColor: '#beb4a4',
})

/** Themes of Storybook itself and of its documentation pages. */
export const docsThemes = { light, dark }
