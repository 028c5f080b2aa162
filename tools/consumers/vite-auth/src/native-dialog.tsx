import { useRef, type ReactNode } from 'react'

/** Modal `<dialog>` in the top layer, which clips and transforms its content. */
export function NativeDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open the checkout
      </button>
      <dialog ref={dialog} className="host-dialog host-dialog-moved" aria-label="Checkout">
        <label>
          Remark <input name="remark" />
        </label>
        {children}
        <form method="dialog">
          <button>Leave the checkout</button>
        </form>
      </dialog>
    </>
  )
}
