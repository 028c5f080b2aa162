import { useRef, type ReactNode } from 'react'

/** A modal dialog of the platform, which lies above every index and clips and moves what is in it. */
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
