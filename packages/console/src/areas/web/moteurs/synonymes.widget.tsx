import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Fold } from '../../../ui/fold.tsx';
import { lignesEnMots } from '../sites/redirections.rules.ts';
import { synonymesColles } from './synonymes.rules.ts';

/** The synonyms of a moteur, one group at a time or from a whole table. */
export default function SynonymesWidget({ field, ...props }: WidgetProps) {
  if (field.kind !== 'list') return null;
  return (
    <Stack gap="sm">
      <ListEditor {...props} list={field} />
      {!props.readOnly && <Coller {...props} most={field.most} />}
    </Stack>
  );
}

function Coller({ value, onChange, most }: Pick<WidgetProps, 'value' | 'onChange'> & { readonly most: number }) {
  const [texte, setTexte] = useState('');
  const [told, setTold] = useState('');
  const items = listIn(value);
  const present = items.map((item) => textIn(entriesIn(item).mots));
  const { ajouts, illisibles, connus, enTrop, restantes } = synonymesColles(texte, present, most - items.length);
  const add = () => {
    onChange([...items, ...ajouts]);
    setTexte(restantes.join('\n'));
    setTold(`Groupes ajoutés\u00a0: ${ajouts.length}. Lignes laissées\u00a0: ${restantes.length}.`);
  };
  return (
    <Fold title="Coller un tableau">
      <Stack gap="xs">
        <Textarea
          label="Un groupe de mots équivalents par ligne"
          description="Les mots se séparent par un point-virgule, une virgule ou une tabulation."
          placeholder={'gîte;location;meublé'}
          autosize
          minRows={4}
          maxRows={12}
          value={texte}
          onChange={({ currentTarget }) => {
            setTexte(currentTarget.value);
            setTold('');
          }}
        />
        {illisibles.length > 0 && (
          <Text size="sm">{`Lignes d’un seul mot, ou trop longues\u00a0: ${lignesEnMots(illisibles)}.`}</Text>
        )}
        {connus > 0 && <Text size="sm">{`Groupes déjà là\u00a0: ${connus}.`}</Text>}
        {enTrop > 0 && <Text size="sm">{`En trop\u00a0: ${enTrop}. Un moteur a ${most} groupes au plus.`}</Text>}
        <Group gap="sm">
          <Button variant="default" size="xs" disabled={ajouts.length === 0} onClick={add}>
            {ajouts.length > 1 ? `Ajouter ${ajouts.length} groupes` : 'Ajouter le groupe'}
          </Button>
          <Text size="sm" role="status">
            {told}
          </Text>
        </Group>
      </Stack>
    </Fold>
  );
}
