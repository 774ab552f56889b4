import { type Champ, type EndpointAnswer, essayerChemin, objet, reference, SYSTEMES } from '@bridge/contract';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../api/client.ts';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './champ.module.css';

const OBJET = reference({ label: 'Objet', to: objet.id });
const NOTHING_INSIDE = {};
const noValue = () => undefined;

/** Reads a path in the record of an objet as the next import will, before it is saved. */
export function ChampEssai({ champ }: { readonly champ: Champ }) {
  const { cheminApidae, cheminLei, cheminTourinsoft, multiple } = champ;
  const [chosen, setChosen] = useState<unknown>(null);
  const [chemin, setChemin] = useState(cheminTourinsoft || cheminLei || cheminApidae);
  const id = useId();
  const essai = useMutation({
    mutationFn: () =>
      call(essayerChemin, { body: { objet: Number(chosen), chemin, multiple: multiple === true } }, { quiet: true }),
  });
  return (
    <Panel title="Essayer un chemin" intro="Sur la fiche brute d’un objet, comme le fera le prochain import.">
      <Stack gap="sm">
        <FormField
          id={id}
          path="objet"
          field={OBJET}
          value={chosen}
          onChange={setChosen}
          error={undefined}
          inner={NOTHING_INSIDE}
          readOnly={false}
          resource={champ.code}
          valueOf={noValue}
        />
        <TextInput
          label="Chemin"
          value={chemin}
          maxLength={300}
          onChange={({ currentTarget }) => setChemin(currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={typeof chosen !== 'number' || chemin.trim() === ''}
          loading={essai.isPending}
          onClick={() => essai.mutate()}
        >
          Essayer
        </Button>
        {essai.error && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(essai.error)}
          </Text>
        )}
        {essai.data && <Result {...essai.data} />}
      </Stack>
    </Panel>
  );
}

function Result({ objet: { nom, systeme }, valeurs, voisins }: EndpointAnswer<typeof essayerChemin>) {
  const source = SYSTEMES.find(({ value }) => value === systeme)?.label ?? systeme;
  if (valeurs.length > 0)
    return (
      <div role="status">
        <Text c="dimmed" size="sm">{`${nom} (${source})\u00a0:`}</Text>
        <ul className={classes.values} aria-label="Valeurs trouvées">
          {[...new Set(valeurs)].map((valeur) => (
            <li key={valeur}>{valeur}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div role="status">
      <Text>{`Rien à cet endroit dans la fiche de ${nom} (${source}).`}</Text>
      {voisins.length > 0 && <Text size="sm" c="dimmed">{`On y trouve\u00a0: ${voisins.join(', ')}.`}</Text>}
    </div>
  );
}
