import { ETATS_TRADUCTION, ORIGINES_TRADUCTION, ressourceEnMots, texteEnMots } from '@bridge/contract';
import { Group, Text } from '@mantine/core';
import type { Cells } from '../../resource/list/list-frame.ts';
import { Dot } from '../../ui/dot.tsx';

/** The state of a translation: a dot and a word. */
export function EtatDeTraduction({ etat }: { readonly etat: string }) {
  const known = ETATS_TRADUCTION.find(({ value }) => value === etat);
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <Dot colour={known?.colour ?? 'gray'} />
      {known?.label ?? etat}
    </Group>
  );
}

const unwritten = (
  <Text span c="dimmed">
    Pas encore écrite
  </Text>
);

export const CELLS: Cells = {
  champ: ({ value, record }) => {
    const ressource = String(record?.ressource ?? 'objet');
    const texte = texteEnMots(ressource, String(value ?? ''));
    return ressource === 'objet' ? texte : `${ressourceEnMots(ressource)}\u00a0: ${texte}`;
  },
  ressource: ({ value }) => ressourceEnMots(String(value ?? '')),
  etat: ({ value }) => <EtatDeTraduction etat={String(value ?? '')} />,
  origine: ({ value }) => ORIGINES_TRADUCTION.find((one) => one.value === value)?.label ?? unwritten,
};
