/** Returns the English name of a story title: `Bind mobile` for `Account 账号/Bind mobile 绑定手机号`. */
export function englishName(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1).replace(/ \p{Script=Han}.*$/u, '')
}
