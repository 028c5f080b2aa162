/** Where the handlers listen. */
export interface HandlerOptions {
  /**
   * Base URL of the API, a path part included, e.g. `https://www.shuyuan.example/api`.
   * Left out, any host and any path part is answered.
   */
  baseUrl?: string
}
