import Database from 'libsql'

export type Cell = string | number | null

/** The embedded database, limited to what the server needs. */
export interface Store {
  /** Returns the first row, or undefined. */
  one: <Row>(sql: string, ...cells: Cell[]) => Row | undefined
  all: <Row>(sql: string, ...cells: Cell[]) => Row[]
  /** Executes a write. Returns the ID of the inserted row and the number of changed rows. */
  run: (sql: string, ...cells: Cell[]) => { id: number; changes: number }
  /** Executes several statements without parameters. */
  script: (sql: string) => void
  /** Commits all writes of `work`, or none if it throws. */
  transaction: <Result>(work: () => Result) => Result
  close: () => void
}

/** Opens or creates a database file; `:memory:` for a temporary one. */
export function openStore(file: string): Store {
  const database = new Database(file)
  if (file !== ':memory:') database.pragma('journal_mode = WAL')
  database.pragma('synchronous = NORMAL')
  const statements = new Map<string, ReturnType<typeof database.prepare>>()
  let depth = 0

  function prepare(sql: string) {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  return {
    // The cast is safe because we own the schema: the SQL determines the type of the rows.
    one: <Row>(sql: string, ...cells: Cell[]) => prepare(sql).get(...cells) as Row | undefined,
    all: <Row>(sql: string, ...cells: Cell[]) => prepare(sql).all(...cells) as Row[],
    run: (sql, ...cells) => {
      const result = prepare(sql).run(...cells)
      return { id: Number(result.lastInsertRowid), changes: result.changes }
    },
    script: (sql) => {
      statements.clear()
      database.exec(sql)
    },
    transaction: (work) => {
      if (depth > 0) return work()
      depth += 1
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: () => {
      statements.clear()
      database.close()
    },
  }
}
