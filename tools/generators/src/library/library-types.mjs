/**
 * What the types of libraries start with.
 *
 * `isView`: holds components. `environment`: where its unit tests run. `neverKnows`: end of the first
 * paragraph of its README.
 */
export const libraryTypes = {
  ui: {
    isView: true,
    environment: 'jsdom',
    neverKnows: 'the API, the session or the router',
  },
  feature: {
    isView: true,
    environment: 'jsdom',
    neverKnows: 'the router: hrefs come in as props, results leave as callbacks',
  },
  adapter: {
    isView: false,
    environment: 'node',
    neverKnows: 'styles or the router',
  },
  state: {
    isView: false,
    environment: 'happy-dom',
    neverKnows: 'styles, components or the router',
  },
  data: {
    isView: false,
    environment: 'node',
    neverKnows: 'React, browser storage or the router',
  },
  util: {
    isView: false,
    environment: 'node',
    neverKnows: 'the network, browser storage or React',
  },
}

/** @typedef {keyof typeof libraryTypes} LibraryType */
