import { Button } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { FormFailure } from './form-failure'
import type { AuthForm } from './use-auth-form'

interface FormSubmitProps {
  form: Pick<AuthForm, 'failure' | 'announcement' | 'isSubmitting'>
  children: ReactNode
}

/** Submit button of a form, below its error. */
export function FormSubmit({ form, children }: FormSubmitProps) {
  return (
    <>
      <FormFailure failure={form.failure} announcement={form.announcement} />
      <Button type="submit" size="lg" block loading={form.isSubmitting} data-auth-part="submit">
        {children}
      </Button>
    </>
  )
}
