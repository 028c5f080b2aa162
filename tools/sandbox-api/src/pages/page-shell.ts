import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const style = `
:root { color-scheme: light dark; font: 16px/1.7 system-ui, 'PingFang SC', 'Microsoft YaHei', sans-serif; }
body { margin: 0; background: light-dark(#f4f6f8, #14181d); color: light-dark(#1d2733, #e8edf2); }
main { max-width: 30rem; margin: 8vh auto; padding: 2rem; box-sizing: border-box;
  background: light-dark(#fff, #1d232a); border-radius: 16px;
  box-shadow: 0 8px 30px light-dark(#1d273314, #0006); }
main.wide { max-width: 46rem; margin: 4vh auto; }
h1 { font-size: 1.35rem; margin: 0 0 1rem; line-height: 1.4; }
h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; } h3 { font-size: 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; margin: 0 0 1.5rem; }
dt { color: light-dark(#5b6875, #9aa8b5); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
dd strong { font-size: 1.35rem; }
form { display: grid; gap: .75rem; margin: 0; }
button { font: inherit; padding: .7rem 1rem; border-radius: 10px; border: 1px solid #0000; cursor: pointer;
  background: #12699f; color: #fff; }
button.quiet { background: none; color: inherit; border-color: light-dark(#c9d2da, #3b4650); }
button:focus-visible, a:focus-visible, summary:focus-visible, input:focus-visible
  { outline: 3px solid #3ca7fa; outline-offset: 2px; }
a { color: light-dark(#12699f, #7cc4fb); }
small { display: block; margin-top: 1.5rem; color: light-dark(#5b6875, #9aa8b5); }
details { margin-top: 1rem; }
img { max-width: 100%; height: auto; }
`

export function pageShell(
  title: string,
  body: Html | string,
  width: 'narrow' | 'wide' = 'narrow',
): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main class="${width === 'wide' ? 'wide' : ''}">${body}</main>
      </body>
    </html>`
}

export function noticePage(title: string, text: string): Html {
  return pageShell(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  )
}
