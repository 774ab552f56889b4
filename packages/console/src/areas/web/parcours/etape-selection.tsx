import { countOf, objet, type Selection, selection } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useCompteDeSelection } from '../../compte-de-selection.tsx';
import { sentenceOf } from '../../explain.ts';
import { codeDeSelection } from '../../selection-code.ts';
import { ChoixCard } from './choix.card.tsx';
import { NouvelleSelectionFields } from './nouvelle-selection.tsx';
import classes from './parcours.module.css';
import { compteQuery, selectionsQuery } from './parcours.queries.ts';
import { brouillonDe, nomDe, type Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  /** The one that somebody came with. */
  readonly proposee: number | null;
  readonly onChange: (changes: Partial<Parcours>) => void;
}

const NOUVELLE = 0;
/** Beyond, they are looked for by their names. */
const FEW = 8;

/** Which objets: a sélection that is there, or one described here, counted as it is. */
export function EtapeSelection({ parcours, proposee, onChange }: Props) {
  const { nouvelle, faite } = parcours;
  const queries = useQueryClient();
  const { data: selections, isPending } = useQuery(selectionsQuery);
  const own = selections?.filter(({ id }) => id !== faite?.id);
  const [chosen, setChosen] = useState<number | null>(
    parcours.selection === null ? proposee : parcours.selection.id === faite?.id ? NOUVELLE : parcours.selection.id,
  );
  const [search, setSearch] = useState('');
  const isOffered = chosen === NOUVELLE || own?.some((one) => one.id === chosen);
  const id = (isOffered ? chosen : own?.[0]?.id) ?? NOUVELLE;
  const saving = useMutation({
    mutationFn: async (): Promise<Partial<Parcours>> => {
      const known = own?.find((one) => one.id === id);
      if (known) return { selection: { id: known.id, nom: known.nom } };
      const nom = nomDe(nouvelle);
      const { regles } = brouillonDe(nouvelle);
      const saved =
        faite === null
          ? await call(selection.calls.create, {
              body: selection.creation.parse({ nom, code: codeDeSelection(nom), regles }),
            })
          : await call(selection.calls.update, {
              params: { id: faite.id },
              body: { nom, regles, version: faite.version },
            });
      return { faite: { id: saved.id, version: saved.version }, selection: { id: saved.id, nom } };
    },
    onSuccess: (changes) => {
      void queries.invalidateQueries({ queryKey: resourceKey(selection.id) });
      onChange({ ...changes, etape: 'allure' });
    },
  });
  if (isPending) return <Skeleton height={320} radius="md" />;
  const wanted = search.trim().toLocaleLowerCase('fr');
  const shown = own?.filter((one) => one.id === id || one.nom.toLocaleLowerCase('fr').includes(wanted)) ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <Panel
        title={'Quels objets\u00a0?'}
        intro={'Une sélection sert à plusieurs pages\u00a0: ce que vous décrivez ici reste à vous.'}
      >
        {(own?.length ?? 0) > FEW && (
          <TextInput
            label="Chercher une sélection"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        )}
        <Stack gap="xs" role="radiogroup" aria-label="Sélection">
          <div className={classes.long}>
            {shown.map((one) => (
              <ChoixCard
                key={one.id}
                name="selection"
                title={one.nom}
                aside={<CompteDe selection={one} />}
                checked={id === one.id}
                onCheck={() => setChosen(one.id)}
              />
            ))}
          </div>
          <ChoixCard
            name="selection"
            title="Une nouvelle sélection"
            aside={id === NOUVELLE ? <Compte parcours={parcours} /> : null}
            checked={id === NOUVELLE}
            onCheck={() => setChosen(NOUVELLE)}
          />
          {id === NOUVELLE && (
            <NouvelleSelectionFields value={nouvelle} onChange={(next) => onChange({ nouvelle: next })} />
          )}
        </Stack>
        {saving.error && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(saving.error)}
          </Text>
        )}
        <Group justify="space-between">
          <Button variant="default" onClick={() => onChange({ etape: 'site' })}>
            Retour
          </Button>
          <Button type="submit" loading={saving.isPending}>
            Continuer
          </Button>
        </Group>
      </Panel>
    </form>
  );
}

/** How many objets there are, as one describes them. */
function Compte({ parcours: { nouvelle } }: Pick<Props, 'parcours'>) {
  const { data } = useQuery(compteQuery(brouillonDe(nouvelle)));
  return <span role="status">{data ? countOf(objet.noun, data.total) : '…'}</span>;
}

/** What one sees of a sélection that is there, one's own or not. */
function CompteDe({ selection: { id, nombreObjets } }: { readonly selection: Pick<Selection, 'id' | 'nombreObjets'> }) {
  const nombre = useCompteDeSelection(id, nombreObjets);
  return nombre === null ? null : countOf(objet.noun, nombre);
}
