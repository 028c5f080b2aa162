/** Path of nginx; find-nginx.mjs says which one is taken. */
export function findNginx(): Promise<string>
