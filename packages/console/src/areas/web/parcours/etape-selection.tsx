import { countOf, objet, type Selection } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useCompteDeSelection } from '../../common/selections/compte-de-selection.tsx';
import { ChoixCard } from './choix.card.tsx';
import { NouvelleSelectionFields } from './nouvelle-selection.tsx';
import classes from './parcours.module.css';
import { compteQuery, selectionsQuery } from './parcours.queries.ts';
import { brouillonDe, NOUVELLE, type Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  /** Id of the sélection in the address; null for none. */
  readonly proposee: number | null;
  readonly onChange: (changes: Partial<Parcours>) => void;
}

/** Stands for a sélection yet to be described. */
const AUCUNE = 0;
/** The most sélections listed; beyond, they are searched by name. */
const FEW = 8;

/** The step of objets: an existing sélection, or one described here and counted as it is typed. */
export function EtapeSelection({ parcours, proposee, onChange }: Props) {
  const { nouvelle } = parcours;
  const { data: selections, isPending } = useQuery(selectionsQuery);
  const [chosen, setChosen] = useState(parcours.selection === NOUVELLE ? AUCUNE : (parcours.selection?.id ?? proposee));
  const [search, setSearch] = useState('');
  const isOffered = chosen === AUCUNE || selections?.some((one) => one.id === chosen);
  const id = (isOffered ? chosen : selections?.[0]?.id) ?? AUCUNE;
  if (isPending) return <Skeleton height={320} radius="md" />;
  const wanted = search.trim().toLocaleLowerCase('fr');
  const shown = selections?.filter((one) => one.id === id || one.nom.toLocaleLowerCase('fr').includes(wanted)) ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const known = selections?.find((one) => one.id === id);
        onChange({ selection: known ? { id: known.id, nom: known.nom } : NOUVELLE, etape: 'allure' });
      }}
    >
      <Panel
        title={'Quels objets\u00a0?'}
        intro={'Une sélection sert à plusieurs pages\u00a0: ce que vous décrivez ici reste à vous.'}
      >
        {(selections?.length ?? 0) > FEW && (
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
            aside={id === AUCUNE ? <Compte parcours={parcours} /> : null}
            checked={id === AUCUNE}
            onCheck={() => setChosen(AUCUNE)}
          />
          {id === AUCUNE && (
            <NouvelleSelectionFields value={nouvelle} onChange={(next) => onChange({ nouvelle: next })} />
          )}
        </Stack>
        <Group justify="space-between">
          <Button variant="default" onClick={() => onChange({ etape: 'site' })}>
            Retour
          </Button>
          <Button type="submit">Continuer</Button>
        </Group>
      </Panel>
    </form>
  );
}

/** The count of objets of the sélection being described. */
function Compte({ parcours: { nouvelle } }: Pick<Props, 'parcours'>) {
  const { data } = useQuery(compteQuery(brouillonDe(nouvelle)));
  return <span role="status">{data ? countOf(objet.noun, data.total) : '…'}</span>;
}

/** The count of objets that the reader sees in an existing sélection. */
function CompteDe({ selection: { id, nombreObjets } }: { readonly selection: Pick<Selection, 'id' | 'nombreObjets'> }) {
  const nombre = useCompteDeSelection(id, nombreObjets);
  return nombre === null ? null : countOf(objet.noun, nombre);
}
