import { Button, ThemeScope, toast, Toaster } from '@shuyuan/ui'

export const saveButton = (
  <ThemeScope style={{ padding: 32 }}>
    <Button onClick={() => toast.success('已保存')}>保存</Button>
    <Toaster />
  </ThemeScope>
)
