import { critere } from '@bridge/contract';
import { Stack } from '@mantine/core';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { ModalitesPanel } from './modalites.panel.tsx';
import { ObjetsPanel } from './objets-link.tsx';

/** Beside a criterion: its values, and the objets that bear it. */
export default function CriterePanel({ record }: FormPanelProps) {
  const known = critere.record.safeParse(record);
  if (!known.success) return null;
  const { id, nombreObjets } = known.data;
  return (
    <Stack gap="md">
      <ModalitesPanel critere={id} />
      <ObjetsPanel filtre="criteres" id={id} count={nombreObjets} />
    </Stack>
  );
}
