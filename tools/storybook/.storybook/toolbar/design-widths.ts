const widths = [320, 360, 375, 768, 1024, 1440, 1920]

function typeOf(width: number): 'mobile' | 'tablet' | 'desktop' {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}

/** Design widths as viewports of the toolbar. */
export const designWidths = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width}`,
      type: typeOf(width),
      styles: { width: `${width}px`, height: width < 768 ? '740px' : '900px' },
    },
  ]),
)
