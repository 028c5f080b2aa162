export const appearanceMessages = {
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  moreContrast: '高对比度',
}
