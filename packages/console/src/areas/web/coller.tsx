import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { listIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { Fold } from '../../ui/fold.tsx';
import { type Collees, lignesEnMots } from './coller.rules.ts';

interface Mots {
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  /** `lignes`: the numbers of some lines, and how many they are. */
  readonly illisibles: (lignes: string, count: number) => string;
  readonly connus: (count: number) => string;
  readonly enTrop: (count: number) => string;
  /** What the button says, and what is said once it was pressed. */
  readonly bouton: (count: number) => string;
  readonly ajoutes: (count: number) => string;
}

interface Props extends Pick<WidgetProps, 'value' | 'onChange'> {
  readonly most: number;
  readonly read: (texte: string, present: readonly unknown[], room: number) => Collees<unknown>;
  readonly mots: Mots;
}

/** Adds the lines of a pasted table to a list; those that are not taken stay where they were pasted. */
export function Coller({ value, onChange, most, read, mots }: Props) {
  const [texte, setTexte] = useState('');
  const [told, setTold] = useState('');
  const items = listIn(value);
  const { ajouts, illisibles, connus, enTrop, restantes } = read(texte, items, most - items.length);
  const add = () => {
    onChange([...items, ...ajouts]);
    setTexte(restantes.join('\n'));
    setTold([mots.ajoutes(ajouts.length), laissees(restantes.length)].join(' ').trim());
  };
  return (
    <Fold title="Coller un tableau">
      <Stack gap="xs">
        <Textarea
          label={mots.label}
          description={mots.description}
          placeholder={mots.placeholder}
          autosize
          minRows={4}
          maxRows={12}
          value={texte}
          onChange={({ currentTarget }) => {
            setTexte(currentTarget.value);
            setTold('');
          }}
        />
        {illisibles.length > 0 && <Text size="sm">{mots.illisibles(lignesEnMots(illisibles), illisibles.length)}</Text>}
        {connus > 0 && <Text size="sm">{mots.connus(connus)}</Text>}
        {enTrop > 0 && <Text size="sm">{mots.enTrop(enTrop)}</Text>}
        <Group gap="sm">
          <Button variant="default" size="xs" disabled={ajouts.length === 0} onClick={add}>
            {mots.bouton(ajouts.length)}
          </Button>
          <Text size="sm" role="status">
            {told}
          </Text>
        </Group>
      </Stack>
    </Fold>
  );
}

const laissees = (count: number) => {
  if (count === 0) return '';
  return count > 1
    ? `${count} lignes n’ont pas été prises\u00a0: elles restent ci-dessus.`
    : '1 ligne n’a pas été prise\u00a0: elle reste ci-dessus.';
};
