import type { ReactNode } from 'react'

/** A typical company page with custom styles. */
export function HostPage({ token, action }: { token: string | null; action: ReactNode }) {
  return (
    <>
      <header className="bar">
        <a href="/">Acme</a>
        {action}
        <output>{token === null ? 'Nobody is signed in' : `Signed in with ${token}`}</output>
      </header>
      <main>
        <h1>Orders of the month</h1>
        <p>
          What was <em>ordered</em>, and by <strong>whom</strong>.
        </p>
        <form>
          <label>
            Look for <input name="wanted" placeholder="a customer" />
          </label>
          <select aria-label="Month">
            <option>May</option>
            <option>June</option>
          </select>
          <textarea aria-label="Note" />
          <button type="submit">Search</button>
        </form>
        <table>
          <thead>
            <tr>
              <th>Customer</th>
              <th>Sum</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Li</td>
              <td>12.00</td>
            </tr>
          </tbody>
        </table>
        <ul>
          <li>
            <a href="#paid">Paid</a>
          </li>
          <li>
            <code>open</code>
          </li>
        </ul>
        <div className="tall" />
      </main>
    </>
  )
}
