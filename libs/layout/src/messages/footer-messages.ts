export const footerMessages = {
  friendLinks: '友情链接',
  userProtocol: '用户协议',
  privacyPolicy: '隐私政策',
  about: '关于我们',
  copyright: (year: number, siteName: string) => `© ${year} ${siteName}`.trim(),
}
