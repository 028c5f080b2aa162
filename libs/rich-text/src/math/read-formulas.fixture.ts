const x2 =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>'

const fraction = '<mfrac><mn>1</mn><mn>2</mn></mfrac>'

/** Formulas as markup: the formula, the words around it, and the plain text. */
export const formulasOfEditors: readonly (readonly [
  source: string,
  formula: string,
  words: string,
  text: string,
])[] = [
  [`<p>解 <math>${fraction}</math> 得</p>`, fraction, '解 · 得', '解 12 得'],
  ['<p>A<math><mi>x</mi></math>B</p>', '<mi>x</mi>', 'A·B', 'AxB'],
  ['<p>A<math display="block"><mi>x</mi></math>B</p>', '<mi>x</mi>', 'A·B', 'AxB'],
  [`<p>A${x2}B</p>`, 'x^2', 'A·B', 'Ax^2B'],
  [`<p>A<span class="katex-display">${x2}</span>B</p>`, 'x^2', 'A·B', 'Ax^2B'],
  ['<p>A<script type="math/tex">x^2</script>B</p>', 'x^2', 'A·B', 'Ax^2B'],
  [
    '<p>A<span class="MathJax_Preview"></span><span class="MathJax">x2</span><script type="math/tex">x^2</script>B</p>',
    'x^2',
    'A·B',
    'Ax^2B',
  ],
  [
    '<p>A<mjx-container><mjx-math></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>B</p>',
    '<mi>x</mi>',
    'A·B',
    'AxB',
  ],
  [
    '<p>A<img class="Wirisformula" src="data:image/svg+xml;x" data-mathml="«math»«mi»x«/mi»«/math»" alt="x">B</p>',
    '<mi>x</mi>',
    'A·B',
    'AxB',
  ],
]
