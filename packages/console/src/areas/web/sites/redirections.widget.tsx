import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Fold } from '../../../ui/fold.tsx';
import { redirectionsCollees } from './redirections.rules.ts';

/** Old addresses one by one, or a whole table of them: who changes site has hundreds. */
export default function RedirectionsWidget({ field, ...props }: WidgetProps) {
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
  const { ajouts, illisibles, connues } = redirectionsCollees(
    texte,
    items.map((item) => textIn(entriesIn(item).de)),
  );
  const kept = ajouts.slice(0, Math.max(0, most - items.length));
  const add = () => {
    onChange([...items, ...kept]);
    setTexte('');
    setTold(kept.length > 1 ? `${kept.length} redirections ajoutées.` : '1 redirection ajoutée.');
  };
  return (
    <Fold title="Coller un tableau">
      <Stack gap="xs">
        <Textarea
          label="Une redirection par ligne"
          description={
            'L’ancienne adresse, un point-virgule ou une tabulation, la nouvelle. Sans nouvelle\u00a0: page supprimée.'
          }
          placeholder={'/fr/ancienne-page;/fr/nouvelle-page'}
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
          <Text size="sm">{`Sans adresse à lire\u00a0: ligne ${illisibles.slice(0, 10).join(', ')}.`}</Text>
        )}
        {connues > 0 && <Text size="sm">{`Déjà redirigées\u00a0: ${connues}.`}</Text>}
        <Group gap="sm">
          <Button variant="default" size="xs" disabled={kept.length === 0} onClick={add}>
            {kept.length > 1 ? `Ajouter ${kept.length} redirections` : 'Ajouter la redirection'}
          </Button>
          <Text size="sm" role="status">
            {told}
          </Text>
        </Group>
      </Stack>
    </Fold>
  );
}
