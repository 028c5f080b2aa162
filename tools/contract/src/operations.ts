const methods = ['get', 'post', 'put', 'delete'] as const

/** An operation of an OpenAPI document. */
export interface Operation {
  id: string
  method: string
  /** As written in the document, with braces. */
  path: string
  pattern: RegExp
  /** Required access, from `x-access`. */
  access: string
  responses: unknown
}

/** Lists all operations of a document, plain paths before those with parameters. */
export function listOperations(document: unknown): Operation[] {
  return Object.entries(member(document, 'paths') ?? {})
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = member(item, method)
        if (operation === undefined) return []
        return [
          {
            id: String(member(operation, 'operationId')),
            method: method.toUpperCase(),
            path,
            pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
            access: String(member(operation, 'x-access')),
            responses: member(operation, 'responses'),
          },
        ]
      }),
    )
    .sort((a, b) => braces(a.path) - braces(b.path))
}

/** Returns a property of a value that may not be an object. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

function braces(path: string): number {
  return path.split('{').length
}
