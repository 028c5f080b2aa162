/** Brands of the toolbar: the default of the site, and three samples. */
export const brands: { value: string; title: string; accent?: string }[] = [
  { value: 'own', title: '书院蓝' },
  { value: 'plum', title: '梅紫', accent: '#7a1fa2' },
  { value: 'brick', title: '砖红', accent: '#b3261e' },
  { value: 'pine', title: '松绿', accent: '#0b6b3a' },
]
