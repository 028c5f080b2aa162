// Adds a sentence for browsers in which the site does not work. Written for browsers that know no modern syntax. The
// tests are false before Chrome 108, Firefox 112 and Safari 16.4.
;(function () {
  var isSupported = false
  try {
    new RegExp('(?<!a)b')
    isSupported = 'inert' in HTMLElement.prototype && CSS.supports('height', '1dvh')
  } catch (_) {
    // Without these, the browser is too old.
  }
  if (isSupported) return
  var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.setAttribute('style', 'margin: 0; padding: 1.5rem 1rem; text-align: center')
  notice.appendChild(
    document.createTextNode(
      '你的浏览器版本过旧，本站可能无法使用。请升级浏览器，或改用新版 Chrome、Edge、Firefox、Safari 或微信打开。',
    ),
  )
  document.body.insertBefore(notice, document.body.firstChild)
})()
