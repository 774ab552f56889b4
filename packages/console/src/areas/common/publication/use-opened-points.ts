import { useState } from 'react';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import type { Values } from '../../../resource/form/values.rules.ts';

/** Whether the menu of points to mend is open: it closes for good once something is typed, or once no point is left. */
export function useOpenedPoints(points: readonly unknown[]) {
  const { form } = useRecordFormContext();
  const [openedOver, setOpenedOver] = useState<Values | null>(null);
  const isAsTyped = useForm(({ values }) => values === openedOver);
  const opened = isAsTyped && points.length > 0;
  if (openedOver !== null && !opened) setOpenedOver(null);
  return { opened, onChange: (open: boolean) => setOpenedOver(open ? form.store.getState().values : null) };
}
