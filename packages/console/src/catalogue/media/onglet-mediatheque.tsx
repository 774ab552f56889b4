import {
  civilDay,
  formatNumber,
  type GenreDeMedia,
  type MediaAChoisir,
  mediatag,
  type Support,
} from '@bridge/contract';
import { Badge, Button, NativeSelect, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../ui/load-error.tsx';
import { RefChoice } from '../ref-choice.tsx';
import { ApercuMedia } from './apercu-media.tsx';
import { Completer } from './completer.tsx';
import { raisonDe } from './fiche.calls.ts';
import classes from './media.module.css';
import { choixQuery, dossiersQuery, type Recherche } from './media.queries.ts';
import { COULEURS, etatDesDroits, manqueAuMedia, motDesDroits } from './media.rules.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface Props {
  readonly genres: readonly GenreDeMedia[];
  readonly support: Support | '';
  readonly onPick: (id: number) => void;
}

/** The tab of the médiathèque: media found by words, folder or tag. */
export function OngletMediatheque({ genres, support, onPick }: Props) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const [dossier, setDossier] = useState('');
  const [mot, setMot] = useState<number | null>(null);
  const { data: dossiers = [] } = useQuery(dossiersQuery);
  return (
    <Stack gap="md">
      <div className={classes.filters}>
        <TextInput
          type="search"
          label="Chercher"
          placeholder="Titre, crédit, commune…"
          data-autofocus
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
        {dossiers.length > 0 && (
          <NativeSelect
            label="Dossier"
            value={dossier}
            onChange={({ currentTarget }) => setDossier(currentTarget.value)}
            data={[
              { value: '', label: 'Tous les dossiers' },
              ...dossiers.filter(({ chemin }) => chemin !== '').map(({ chemin }) => ({ value: chemin, label: chemin })),
            ]}
          />
        )}
        <RefChoice
          to={mediatag.id}
          label="Tag"
          value={mot === null ? null : { ref: mediatag.id, id: mot }}
          onChange={(next) => setMot(next?.id ?? null)}
        />
      </div>
      <Resultat recherche={{ q, genres, support, dossier, mot }} onPick={onPick} />
    </Stack>
  );
}

function Resultat({ recherche, onPick }: { readonly recherche: Recherche } & Pick<Props, 'onPick'>) {
  const found = useInfiniteQuery({ ...choixQuery(recherche), placeholderData: keepPreviousData });
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const keys = useGridKeys(items.length);
  if (error) {
    return (
      <LoadError
        title="Les médias n’ont pas pu être lus"
        reason={raisonDe(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={240} />;
  const total = data.pages[0]?.total ?? 0;
  if (items.length === 0) return <Text role="status">{rienTrouve(recherche)}</Text>;
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {total > 1 ? `${formatNumber(total)} médias` : '1 média'}
      </Text>
      {/* The arrows move between the buttons, which keep their own keys. */}
      <ul className={classes.grid} aria-label="Médias à choisir" {...keys.grid}>
        {items.map((item, place) => (
          <li key={item.id}>
            <Tile item={item} onPick={onPick} tabIndex={keys.tabIndexOf(place)} />
            <Completer media={item} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Voir plus de médias
        </Button>
      )}
    </>
  );
}

interface TileProps extends Pick<Props, 'onPick'> {
  readonly item: MediaAChoisir;
  readonly tabIndex: number;
}

function Tile({ item, onPick, tabIndex }: TileProps) {
  const jour = civilDay(new Date());
  const etat = etatDesDroits(item, jour);
  const manque = manqueAuMedia(item);
  return (
    <UnstyledButton className={classes.tile} tabIndex={tabIndex} data-grid-item onClick={() => onPick(item.id)}>
      <ApercuMedia genre={item.genre} adresse={item.apercu} size="fill" />
      <span className={classes.caption}>
        <Text span size="sm" fw={550} lineClamp={2}>
          {item.titre}
        </Text>
        <Text span size="xs" c="dimmed" lineClamp={1}>
          {item.credit}
        </Text>
        {etat !== 'libre' && (
          <Badge
            size="sm"
            variant="light"
            color={COULEURS[etat]}
            classNames={{ root: classes.rights, label: classes.rightsWords }}
          >
            {motDesDroits(item, jour)}
          </Badge>
        )}
        {manque && (
          <Text span size="xs">
            {manque}
          </Text>
        )}
      </span>
    </UnstyledButton>
  );
}

function rienTrouve({ q, dossier, mot, support }: Recherche): string {
  if (q !== '' || dossier !== '' || mot !== null)
    return 'Aucun média ne correspond. Essayez d’autres mots, ou moins de filtres.';
  return support === ''
    ? 'La médiathèque est encore vide\u00a0: déposez un fichier, ou prenez la photo d’un objet.'
    : 'Aucun média à choisir ici\u00a0: déposez-en un, ou ouvrez à ce support les droits de ceux que vous avez.';
}
