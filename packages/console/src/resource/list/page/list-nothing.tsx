import { agree, aOf, type Etat, formatNumber, type Noun, noneOf } from '@bridge/contract';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NounIcon } from '../../../ui/icons.tsx';
import { createPath } from '../../record-path.ts';
import { FilterText } from '../filters/filter-text.tsx';
import { useListContext } from '../list.context.ts';
import { FIRST_STATE, filterableFields, isSearched } from '../state/list-state.ts';
import { type ApartSide, useApart } from '../state/use-apart.ts';
import classes from './list-nothing.module.css';
import { lastPage } from './pages.rules.ts';

/** The empty list: why it is empty, and what to do about it. */
export function ListNothing() {
  const { list, rows } = useListContext();
  const apart = useApart();
  if (rows.total !== undefined && rows.total > 0) return <PastTheEnd />;
  if (isSearched(list.state)) return <NothingFound apart={apart} />;
  if (apart === null || apart.total === 0) return <NothingYet />;
  return apart.total === undefined ? <Skeleton height={160} /> : <AllApart apart={apart} />;
}

/** No row is in use: all the rows that exist are set apart. */
function AllApart({ apart }: { readonly apart: ApartSide }) {
  const { resource } = useListContext();
  const { noun, icon } = resource;
  return (
    <Frame icon={icon} title={`${noneOf(noun)} hors de «\u00a0${apart.label}\u00a0»`}>
      <Button variant="default" onClick={apart.show}>
        {`Voir «\u00a0${apart.label}\u00a0» (${formatNumber(apart.total ?? 0)})`}
      </Button>
    </Frame>
  );
}

function NothingYet() {
  const { resource, list, rights, frame } = useListContext();
  const { noun, purpose, icon } = resource;
  const { etat } = list.state;
  const isInUse = etat === null || etat === 'actif';
  const create = rights.create && isInUse ? createPath(resource) : null;
  if (isInUse && frame.Nothing)
    return (
      <Frame icon={icon} title={`${noneOf(noun)} pour l’instant`}>
        <frame.Nothing />
      </Frame>
    );
  return (
    <Frame icon={icon} title={isInUse ? `${noneOf(noun)} pour l’instant` : emptyTitle(noun, etat)}>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        {isInUse ? purpose : emptyReason(etat)}
      </Text>
      {create && (
        <Button component={Link} to={create} leftSection={<IconPlus size={16} aria-hidden />}>
          {`Créer ${aOf(noun)}`}
        </Button>
      )}
    </Frame>
  );
}

function NothingFound({ apart }: { readonly apart: ApartSide | null }) {
  const { resource, list } = useListContext();
  const { q, filters, etat } = list.state;
  const asked = filterableFields(resource.fields).flatMap(([name, field]) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, field, value }];
  });
  return (
    <Frame icon={resource.icon} title={`${noneOf(resource.noun)} ne correspond`}>
      <ul className={classes.asked}>
        {q.trim() !== '' && <li>{`Recherche\u00a0: «\u00a0${q.trim()}\u00a0»`}</li>}
        {asked.map(({ name, field, value }) => (
          <li key={name}>
            {`${field.label}\u00a0: `}
            <FilterText name={name} field={field} value={value} />
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <Button variant="default" onClick={() => list.change({ q: FIRST_STATE.q, filters: FIRST_STATE.filters })}>
          Effacer les filtres
        </Button>
        {apart && (
          <Button variant="subtle" onClick={apart.show}>
            {`Chercher dans «\u00a0${apart.label}\u00a0»`}
          </Button>
        )}
        {etat === 'actif' && (
          <Button variant="subtle" onClick={() => list.change({ etat: 'archive' })}>
            Chercher dans les archives
          </Button>
        )}
      </Group>
    </Frame>
  );
}

/** The page has no rows: they went away while the last page was shown, or an old link leads beyond the end. */
function PastTheEnd() {
  const { list, rows } = useListContext();
  const last = lastPage(rows.total ?? 0, list.state.itemsPerPage);
  return (
    <Frame title="Cette page est vide">
      <Button variant="default" onClick={() => list.change({ page: last })}>
        Aller à la dernière page
      </Button>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly icon?: string;
  readonly children: ReactNode;
}

function Frame({ title, icon, children }: FrameProps) {
  return (
    <Stack align="center" gap="sm" className={classes.frame}>
      {icon && (
        <span className={classes.icon}>
          <NounIcon name={icon} size={24} />
        </span>
      )}
      <Title order={2} ta="center">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function emptyTitle(noun: Noun, etat: Etat): string {
  return etat === 'archive' ? `${noneOf(noun)} ${agree(noun, 'archivé')}` : 'La corbeille est vide';
}

function emptyReason(etat: Etat): string {
  return etat === 'archive'
    ? 'Ce qui est archivé quitte les listes et les choix, sans rien changer à ce qui s’en sert.'
    : 'Ce qu’on y met peut être restauré pendant 30 jours, puis disparaît.';
}
