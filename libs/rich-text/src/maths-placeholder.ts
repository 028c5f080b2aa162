/** Marks an element whose text is TeX still to be typeset; the value is `inline` or `display`. */
export const mathsAttribute = 'data-rt-maths'
