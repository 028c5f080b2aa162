/** Default text styles, inherited by descendants. */
export const textCss = `
  color: var(--sy-text);
  font: var(--sy-type-body);
  line-break: strict;
  text-autospace: normal;
  text-spacing-trim: trim-start;
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
  -webkit-tap-highlight-color: transparent;
`

/** Default styles of elements. */
export const elementsCss = `
  h1 { font: var(--sy-type-title); }
  h2 { font: var(--sy-type-heading); }
  h3, h4, h5, h6 { font: var(--sy-type-subheading); }
  h1, h2, h3, h4, h5, h6 { margin: 0; text-wrap: balance; }
  h1 { word-break: keep-all; }
  h2[data-section] { position: relative; }
  h2[data-section]::before { position: absolute; top: -8px; width: var(--sy-space-6); height: 3px; background: var(--sy-seal); content: ''; }
  p { margin: 0; text-wrap: pretty; }
  :is([role='status'], [role='alert']) > p, p:is([role='status'], [role='alert']) { text-wrap: balance; }
  :where(em, i, cite, dfn, address) { font-style: normal; }
  :where(em, b, strong, th) { font-weight: var(--sy-weight-strong); }
  code, pre, kbd, samp, input, textarea { text-autospace: no-autospace; }
  time, td, dd { font-variant-numeric: tabular-nums; }
  :where(ul, ol):where([role='list']) { margin: 0; padding: 0; list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; filter: var(--sy-image-tone); }
  button, input, textarea, select { margin: 0; color: inherit; font: inherit; }
  a { color: var(--sy-accent-text); text-decoration: none; text-underline-offset: 0.2em; }
  label a { display: inline-block; }
  a[data-pending] { opacity: 0.6; }
  a:hover, p a { text-decoration: underline; }
  [hidden] { display: none !important; }
  :focus-visible { outline: var(--sy-focus-width) solid var(--sy-focus); outline-offset: var(--sy-focus-offset); }
  main:focus, [tabindex='-1']:focus:not(:focus-visible) { outline: none; }
  ::selection { background: var(--sy-accent-strong); color: var(--sy-on-accent); }
`

/** Shared keyframes. One global text is smaller than a copy in the style sheet of each component. */
export const motionCss = `
  @keyframes sy-fade { from { opacity: 0; } }
  @keyframes sy-rise { from { opacity: 0; translate: 0 16px; } }
  @keyframes sy-drop { from { opacity: 0; translate: 0 -12px; } }
`

/**
 * Placeholder in place of a part whose content depends on the account, on a page that was rendered for visitors. For a
 * device with a signed-in learner (`<html data-signed-in>`) until the part has the learner's content.
 */
export const untilKnownCss = `
  html[data-signed-in] [data-until-known] { position: relative; visibility: hidden; }
  html[data-signed-in] [data-until-known]::after {
    position: absolute; inset: 0; visibility: visible;
    border-radius: var(--sy-radius-sm); background: var(--sy-border); content: '';
  }
`

/** Stops animations for users who prefer reduced motion. */
export const reducedMotionCss = `
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`
