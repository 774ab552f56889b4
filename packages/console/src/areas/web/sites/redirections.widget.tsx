import { formatNumber } from '@bridge/contract';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { entriesIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { Fold } from '../../../ui/fold.tsx';
import { lignesEnMots, redirectionsCollees } from './redirections.rules.ts';

/** The redirections, one by one or from a whole table: a change of site leaves hundreds of old addresses. */
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
  const { ajouts, illisibles, connues, enTrop, restantes } = redirectionsCollees(
    texte,
    items.map((item) => textIn(entriesIn(item).de)),
    most - items.length,
  );
  const add = () => {
    onChange([...items, ...ajouts]);
    setTexte(restantes.join('\n'));
    setTold([ajoutees(ajouts.length), laissees(restantes.length)].join(' ').trim());
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
          <Text size="sm">
            {`Lignes sans adresse lisible\u00a0: ${lignesEnMots(illisibles)}. Une ancienne adresse commence par / ou https://, sans «\u00a0?\u00a0» ni espace.`}
          </Text>
        )}
        {connues > 0 && <Text size="sm">{`Déjà redirigées\u00a0: ${connues}.`}</Text>}
        {enTrop > 0 && (
          <Text size="sm">{`En trop\u00a0: ${enTrop}. Un site a ${formatNumber(most)} redirections au plus.`}</Text>
        )}
        <Group gap="sm">
          <Button variant="default" size="xs" disabled={ajouts.length === 0} onClick={add}>
            {ajouts.length > 1 ? `Ajouter ${ajouts.length} redirections` : 'Ajouter la redirection'}
          </Button>
          <Text size="sm" role="status">
            {told}
          </Text>
        </Group>
      </Stack>
    </Fold>
  );
}

const ajoutees = (count: number) => (count > 1 ? `${count} redirections ajoutées.` : '1 redirection ajoutée.');

const laissees = (count: number) => {
  if (count === 0) return '';
  return count > 1
    ? `${count} lignes n’ont pas été prises\u00a0: elles restent ci-dessus.`
    : '1 ligne n’a pas été prise\u00a0: elle reste ci-dessus.';
};
