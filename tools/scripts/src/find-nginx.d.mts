/** Returns the path of nginx. find-nginx.mjs documents the order. */
export function findNginx(): Promise<string>
