import { civilTime, type DiffusionVue, LANGUES_CHOIX, type QuestionDeDiffusion, type Ref } from '@bridge/contract';
import { Badge, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateInput } from '../../catalogue/date-input.tsx';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';
import { diffusionQuery } from './annonces.queries.ts';
import { ApercuEnContexte } from './creations/apercu-en-contexte.tsx';

interface Props {
  readonly de: 'annonce' | 'espace';
  readonly id: number;
  /** Version of the record: a saved change asks again. */
  readonly version: number;
}

type Page = 'aucune' | 'liste' | 'carte' | 'objet';
const PAGES = [
  { value: 'aucune', label: 'Sans objet' },
  { value: 'liste', label: 'Liste' },
  { value: 'carte', label: 'Carte' },
  { value: 'objet', label: 'Fiche d’un objet' },
] as const;

const maintenant = () => {
  const time = civilTime(new Date());
  return { jour: time.slice(0, 10), heure: time.slice(11, 16) };
};

/** The annonces shown at a page, a day and an hour, and why not others: chosen as pages, documents and screens do. */
export function DiffusionCard({ de, id, version }: Props) {
  const [{ jour, heure }, setMoment] = useState(maintenant);
  const [langue, setLangue] = useState<QuestionDeDiffusion['langue']>('fr');
  const [page, setPage] = useState<Page>('aucune');
  const [liste, setListe] = useState<Ref<'listeWeb'> | null>(null);
  const [carte, setCarte] = useState<Ref<'carte'> | null>(null);
  const [objet, setObjet] = useState<Ref<'objet'> | null>(null);
  const question = {
    jour,
    heure,
    langue,
    ...(page === 'liste' && liste && { liste: liste.id }),
    ...(page === 'carte' && carte && { carte: carte.id }),
    ...(page === 'objet' && objet && { objet: objet.id }),
  };
  const { data, error, isFetching, refetch } = useQuery(diffusionQuery(de, id, version, question));
  const [chosen, setLieu] = useState(0);
  const lieux = de === 'espace' ? [{ id, nom: '' }] : espacesVus(data ?? []);
  const lieu = lieux.find((one) => one.id === chosen)?.id ?? lieux[0]?.id ?? 0;
  return (
    <Panel
      title={'Paraît-elle\u00a0?'}
      intro={'À une page, un jour et une heure\u00a0: ce que ferait le site, l’édition ou l’écran.'}
    >
      <Stack gap="xs">
        <div className={classes.moment}>
          <DateInput
            label="Jour"
            value={jour}
            onChange={(next) => setMoment({ jour: next ?? maintenant().jour, heure })}
          />
          <TextInput
            label="Heure"
            type="time"
            value={heure}
            onChange={({ currentTarget }) => setMoment({ jour, heure: currentTarget.value || '12:00' })}
          />
        </div>
        <Group gap="xs" grow align="flex-end">
          <NativeSelect
            label="Page"
            value={page}
            data={[...PAGES]}
            onChange={({ currentTarget }) =>
              setPage(PAGES.find(({ value }) => value === currentTarget.value)?.value ?? 'aucune')
            }
          />
          <NativeSelect
            label="Langue"
            value={langue}
            data={LANGUES_CHOIX}
            onChange={({ currentTarget }) =>
              setLangue(LANGUES_CHOIX.find(({ value }) => value === currentTarget.value)?.value ?? 'fr')
            }
          />
        </Group>
        {page === 'liste' && <RefChoice label="Liste" to="listeWeb" pour="annonce" value={liste} onChange={setListe} />}
        {page === 'carte' && <RefChoice label="Carte" to="carte" pour="annonce" value={carte} onChange={setCarte} />}
        {page === 'objet' && <RefChoice label="Objet" to="objet" pour="annonce" value={objet} onChange={setObjet} />}
      </Stack>
      {!data && !error && <Skeleton height={48} />}
      {error && (
        <LoadError
          title="L’aperçu n’a pas pu être fait"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <Lignes items={data} de={de} />}
      {lieux.length > 0 && (
        <Fold title="Voir à sa place">
          {lieux.length > 1 && (
            <NativeSelect
              label="Espace"
              value={String(lieu)}
              data={lieux.map(({ id: value, nom }) => ({ value: String(value), label: nom }))}
              onChange={({ currentTarget }) => setLieu(Number(currentTarget.value))}
            />
          )}
          <ApercuEnContexte
            espace={lieu}
            annonce={de === 'annonce' ? id : null}
            version={version}
            question={question}
          />
        </Fold>
      )}
    </Panel>
  );
}

/** The espaces where an annonce can be looked at, each once. */
const espacesVus = (items: readonly DiffusionVue[]) => [
  ...new Map(items.map(({ espace }) => [espace.id, espace] as const)).values(),
];

/** The key of a line; annonces of other entities come without an id, and take their rank. */
const keyOf = ({ espace, annonce }: DiffusionVue, rang: number) => `${espace.id} ${annonce?.id ?? `autre ${rang}`}`;

function Lignes({ items, de }: { readonly items: readonly DiffusionVue[]; readonly de: Props['de'] }) {
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {de === 'annonce'
          ? 'Aucun espace ne peut la montrer.'
          : 'Aucune annonce n’est vendue pour cet espace ce jour-là.'}
      </Text>
    );
  return (
    <ul className={classes.lines} aria-live="polite">
      {items.map((item, rang) => (
        <li key={keyOf(item, rang)}>
          <Group gap="xs">
            <Text size="sm" fw={550}>
              {de === 'annonce' ? item.espace.nom : (item.annonce?.nom ?? 'Annonce d’une autre entité')}
            </Text>
            <Badge variant="light" color={item.parait ? 'green' : 'gray'}>
              {item.parait ? 'Paraît' : 'Ne paraît pas'}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {item.raison}
          </Text>
        </li>
      ))}
    </ul>
  );
}
