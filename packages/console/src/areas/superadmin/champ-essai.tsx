import {
  type EndpointAnswer,
  objet,
  reference,
  champ as resource,
  SYSTEMES,
  type Systeme,
  tryChemin,
} from '@bridge/contract';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../api/client.ts';
import { useForm } from '../../resource/form/form.context.ts';
import { recordQuery } from '../../resource/form/record.queries.ts';
import { textIn } from '../../resource/values/read.ts';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './champ.module.css';

const OBJET = reference({ label: 'Objet', to: objet.id });
const NOTHING_INSIDE = {};
const noValue = () => undefined;

const CHEMINS: Readonly<Record<Systeme, string>> = {
  tourinsoft: 'cheminTourinsoft',
  lei: 'cheminLei',
  apidae: 'cheminApidae',
  datatourisme: 'cheminDatatourisme',
};

/** Tries the path of a field on the record of an objet, before it is saved, as the next import will read it. */
export function ChampEssai() {
  const values = useForm((state) => state.values);
  const [chosen, setChosen] = useState<unknown>(null);
  /** Another path, typed to be tried here only; null for the path of the form. */
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const { data: tried } = useQuery({
    ...recordQuery(objet, typeof chosen === 'number' ? chosen : 0),
    enabled: typeof chosen === 'number',
  });
  const systeme = SYSTEMES.find(({ value }) => value === tried?.systeme)?.value;
  const chemin = typed ?? (systeme ? textIn(values[CHEMINS[systeme]]) : '');
  const essai = useMutation({
    mutationFn: () => call(tryChemin, { body: { objet: Number(chosen), chemin, multiple: values.multiple === true } }),
  });
  return (
    <Panel title="Essayer un chemin" intro="Sur la fiche brute d’un objet, comme le fera le prochain import.">
      <Stack gap="sm">
        <FormField
          id={id}
          path="objet"
          field={OBJET}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setTyped(null);
          }}
          error={undefined}
          inner={NOTHING_INSIDE}
          readOnly={false}
          resource={resource.id}
          valueOf={noValue}
        />
        <TextInput
          label="Chemin"
          value={chemin}
          maxLength={300}
          description={systeme ? undefined : 'Choisissez un objet\u00a0: le chemin de sa source est repris ici.'}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
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

function Result({ objet: { nom, systeme }, valeurs, voisins }: EndpointAnswer<typeof tryChemin>) {
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
      <Text>{`Rien à cet endroit pour «\u00a0${nom}\u00a0» (${source})`}</Text>
      {voisins.length > 0 && <Text size="sm" c="dimmed">{`On y trouve\u00a0: ${voisins.join(', ')}.`}</Text>}
    </div>
  );
}
