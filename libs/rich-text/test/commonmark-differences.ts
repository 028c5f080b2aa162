/** Intended changes to every text that affect examples of CommonMark. */
export type CommonmarkDifference =
  | 'headings'
  | 'code'
  | 'images'
  | 'tables'
  | 'links'
  | 'urls'
  | 'rawHtml'

/** The examples of CommonMark 0.31.2 whose result is not the HTML printed there, by reason. */
export const commonmarkDifferences: Record<
  CommonmarkDifference,
  { because: string; examples: number[] }
> = {
  headings: {
    because: 'Heading 1 belongs to the page around the text: all its headings move a level down.',
    examples: [
      10, 62, 66, 67, 68, 72, 75, 76, 78, 79, 80, 81, 82, 83, 84, 115, 141, 214, 215, 227, 228, 229,
      230, 232, 300,
    ],
  },
  code: {
    because:
      'Blocks of code are named, can be scrolled by keyboard, and have the colors of their language.',
    examples: [
      1, 2, 3, 5, 6, 7, 8, 18, 19, 24, 34, 36, 48, 69, 85, 100, 107, 110, 111, 112, 114, 115, 116,
      117, 118, 119, 120, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136,
      137, 139, 140, 141, 142, 143, 144, 146, 147, 148, 169, 183, 184, 191, 211, 212, 225, 231, 236,
      237, 252, 253, 254, 257, 263, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 309,
      313, 318, 321, 324,
    ],
  },
  images: {
    because: 'Images load late.',
    examples: [
      475, 517, 520, 531, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586,
      587, 588, 589, 591,
    ],
  },
  tables: {
    because: 'Tables scroll inside a frame that is named and can be reached by keyboard.',
    examples: [148, 149, 160, 190, 191],
  },
  links: {
    because: 'Links that leave the site open in a new window, say so, and give it no handle.',
    examples: [20, 346, 480, 481, 501, 526, 538, 594, 595, 600, 603],
  },
  urls: {
    because:
      'URLs are written out as the browser reads them, relative ones from the root of the site, as the same text stands on many pages; those of schemes that are not allowed go.',
    examples: [
      20, 21, 31, 159, 162, 187, 194, 195, 200, 203, 204, 344, 346, 475, 476, 477, 484, 485, 486,
      487, 492, 495, 496, 498, 499, 500, 501, 502, 503, 504, 517, 520, 522, 531, 567, 573, 576, 577,
      578, 580, 594, 596, 597, 598, 599, 601, 617, 630, 631, 642, 643,
    ],
  },
  rawHtml: {
    because:
      'HTML is sanitized: spaces at the ends of attributes, elements and attributes that are not listed go, and so do comments and declarations.',
    examples: [
      150, 152, 153, 154, 163, 164, 169, 170, 171, 172, 173, 176, 177, 178, 179, 180, 182, 183, 196,
      201, 308, 309, 491, 524, 536, 596, 598, 599, 601, 613, 614, 615, 616, 617, 625, 626, 627, 628,
      629,
    ],
  },
}
