/** Where the handlers listen. */
export interface HandlerOptions {
  /**
   * Base address of the API, a path part included, e.g. `https://www.shuyuan.example/api`.
   * Left out, any host and any path part is answered.
   */
  baseUrl?: string
}
