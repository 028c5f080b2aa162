/** How every test and measurement starts Chromium: also as root, without a GPU, alone with its pages. */
export const browserArgs: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
