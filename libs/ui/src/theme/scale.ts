const fontBody =
  'system-ui, -apple-system, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif'

// Serif fonts of systems, which have Chinese glyphs of weight 600. SimSun has not, so Windows uses sans serif.
const fontDisplay = `"Songti SC", "Source Han Serif SC", "Noto Serif CJK SC", "Noto Serif SC", ${fontBody}`

// Chinese characters fill their whole square, so they need more line height than Latin text and no letter
// spacing. Headings are short and need less.
const display = 'clamp(1.75rem, 1.3rem + 2vw, 3rem)'
const hero = 'clamp(2.75rem, 1rem + 5vw, 5.5rem)'
const cover = 'clamp(1.75rem, 0.95rem + 3.4vw, 4rem)'
const title = 'clamp(1.625rem, 1.4rem + 1.1vw, 2.125rem)'
const heading = 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)'

/** Tokens with the same value in all themes. */
export const scale = {
  // Heights of buttons and fields, which are often in one row.
  'radius-control': '10px',
  'radius-xs': '4px',
  'radius-sm': '6px',
  'radius-md': '10px',
  'radius-lg': '16px',
  'radius-full': '999px',
  'space-0': '2px',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-7': '32px',
  'space-8': '40px',
  'space-9': '48px',
  'space-10': '64px',
  'space-11': '96px',
  'font-body': fontBody,
  'font-display': fontDisplay,
  'font-mono':
    'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  'weight-regular': '400',
  'weight-medium': '500',
  'weight-strong': '600',
  'type-display': `600 min(${display}, 12vw)/1.3 var(--sy-font-display)`,
  'type-hero': `600 min(${hero}, 20vw)/1.15 var(--sy-font-display)`,
  'type-cover': `600 min(${cover}, 12vw)/1.2 var(--sy-font-display)`,
  'type-title': `600 ${title}/1.35 var(--sy-font-display)`,
  'type-heading': `600 ${heading}/1.4 var(--sy-font-display)`,
  'type-subtitle': `600 1.25rem/1.4 var(--sy-font-display)`,
  'type-subheading': `600 1.125rem/1.5 var(--sy-font-body)`,
  'type-label': `600 1rem/1.4 var(--sy-font-body)`,
  'type-lead': `400 1.125rem/1.7 var(--sy-font-body)`,
  'type-body': `400 1rem/1.7 var(--sy-font-body)`,
  'type-prose': `400 1rem/1.85 var(--sy-font-body)`,
  'type-reading': `400 1.125rem/1.9 var(--sy-font-body)`,
  'type-small': `400 0.9375rem/1.6 var(--sy-font-body)`,
  'type-caption': `400 0.8125rem/1.5 var(--sy-font-body)`,
  // A number cannot wrap, so large text must not make it wider than a narrow window.
  'type-figure': `600 min(${title}, 12vw)/1.2 var(--sy-font-display)`,
  'page-width': 'clamp(1200px, 75vw, 1440px)',
  'text-width': '40rem',
  'header-height': '64px',
  'control-sm': '32px',
  'control-md': '40px',
  'control-lg': '48px',
  'touch-target': '44px',
  'focus-width': '2px',
  'focus-offset': '2px',
  'z-raised': '1',
  'z-header': '20',
  'z-overlay': '1000',
  'z-toast': '1010',
  'motion-fast': '120ms ease-out',
  'motion-normal': '200ms ease-out',
  'motion-turn': '0.8s linear',
  'motion-breathe': '1.6s ease-in-out',
}
