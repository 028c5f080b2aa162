import type { Preview } from '@storybook/react-vite'

/** Brands of the toolbar: the default of the site, and three samples. */
export const brands: { value: string; title: string; accent?: string }[] = [
  { value: 'own', title: '书院蓝' },
  { value: 'plum', title: '梅紫', accent: '#7a1fa2' },
  { value: 'brick', title: '砖红', accent: '#b3261e' },
  { value: 'pine', title: '松绿', accent: '#0b6b3a' },
]

type GlobalTypes = NonNullable<Preview['globalTypes']>
type Menu = NonNullable<GlobalTypes[string]['toolbar']>

/** A menu of the toolbar that shows the current choice. */
function menu(
  title: string,
  icon: Menu['icon'],
  items: Menu['items'],
  description = title,
): GlobalTypes[string] {
  return { description, toolbar: { title, icon, dynamicTitle: true, items } }
}

/** The menus of the toolbar that change every story, by the global they set. */
export const toolbar: GlobalTypes = {
  theme: menu('主题', 'contrast', [
    { value: 'light', title: '浅色', icon: 'sun' },
    { value: 'dark', title: '深色', icon: 'moon' },
  ]),
  contrast: menu('对比度', 'eye', [
    { value: 'standard', title: '标准对比度' },
    { value: 'more', title: '高对比度' },
  ]),
  brand: menu('品牌色', 'paintbrush', brands),
  textSize: menu('文字大小', 'zoom', [
    { value: '100', title: '文字 100 %' },
    { value: '200', title: '文字 200 %' },
    { value: 'spaced', title: '加大字距行距' },
  ]),
  motion: menu('动效', 'lightning', [
    { value: 'full', title: '完整动效' },
    { value: 'reduced', title: '减弱动效' },
  ]),
  compare: menu('并排', 'sidebyside', [
    { value: 'off', title: '不并排' },
    { value: 'themes', title: '浅色｜深色｜高对比度' },
    { value: 'widths', title: '375｜768｜1440' },
  ]),
}
