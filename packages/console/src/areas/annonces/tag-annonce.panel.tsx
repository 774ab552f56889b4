import { type AnyRecord, annonce, espace, formatNumber, mayAccess, type Resource } from '@bridge/contract';
import { Anchor, Group, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { resourceKey } from '../../api/resource-key.ts';
import { useSession } from '../../api/session.store.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { recordPath } from '../../resource/record-path.ts';
import { FieldValue } from '../../resource/values/field-value.tsx';
import { textIn } from '../../resource/values/read.ts';
import { NounIcon } from '../../ui/icons.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';
import { CouvertureCard } from './couverture.card.tsx';

const MOST = 100;
const AUCUN: { readonly items: readonly AnyRecord[]; readonly total: number } = { items: [], total: 0 };

function liesQuery(tag: number, mayEspaces: boolean) {
  const read = async (resource: Resource, field: string, fields: string, signal: AbortSignal) => {
    const query = { itemsPerPage: MOST, sort: 'nom', fields, filter: JSON.stringify({ [field]: [tag] }) };
    return call(resource.calls.list, { query }, { signal });
  };
  return queryOptions({
    queryKey: [...resourceKey('annonce'), 'tag', tag, mayEspaces],
    queryFn: async ({ signal }) => {
      const [annonces, acceptent, excluent] = await Promise.all([
        read(annonce, 'tagsCibles', 'nom,etat', signal),
        mayEspaces ? read(espace, 'tagsAcceptes', 'nom', signal) : AUCUN,
        mayEspaces ? read(espace, 'tagsExclus', 'nom', signal) : AUCUN,
      ]);
      const all = [annonces, acceptent, excluent];
      return {
        annonces: annonces.items,
        acceptent: acceptent.items,
        excluent: excluent.items,
        /** The count of the records that are not listed. */
        reste: all.reduce((sum, { items, total }) => sum + total - items.length, 0),
      };
    },
  });
}

/** Beside a saved tag: the annonces that aim at it, and the espaces that take or refuse it. */
export default function TagAnnoncePanel({ record }: FormPanelProps) {
  // Roles of éditions and diaporamas write annonces, but may open no page of an espace.
  const mayEspaces = useSession(({ viewer }) => mayAccess(espace.access.view, viewer));
  const { data, error, isFetching, refetch } = useQuery(liesQuery(record.id, mayEspaces));
  const isEmpty = data && data.annonces.length + data.acceptent.length + data.excluent.length === 0;
  return (
    <>
      <CouvertureCard id={record.id} version={record.version} />
      <Panel title="Annonces et espaces liés">
        {!data && !error && <Skeleton height={96} />}
        {!data && error && (
          <LoadError
            title="Les annonces liées n’ont pas pu être lues"
            reason={sentenceOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isEmpty && (
          <Text size="sm" c="dimmed">
            Aucun encore. Choisissez ce tag dans une annonce ou dans un espace.
          </Text>
        )}
        {data && !isEmpty && (
          <ul className={classes.lines}>
            {data.annonces.map((item) => (
              <Lien key={`annonce ${item.id}`} resource={annonce} item={item} note={<Etat etat={item.etat} />} />
            ))}
            {data.acceptent.map((item) => (
              <Lien key={`accepte ${item.id}`} resource={espace} item={item} note="accepte ce tag" />
            ))}
            {data.excluent.map((item) => (
              <Lien key={`exclut ${item.id}`} resource={espace} item={item} note="exclut ce tag" />
            ))}
          </ul>
        )}
        {data && data.reste > 0 && (
          <Text size="sm" c="dimmed">
            {data.reste > 1 ? `Et ${formatNumber(data.reste)} autres.` : 'Et un autre.'}
          </Text>
        )}
      </Panel>
    </>
  );
}

interface LienProps {
  readonly resource: Resource;
  readonly item: AnyRecord;
  readonly note: ReactNode;
}

function Lien({ resource, item, note }: LienProps) {
  return (
    <li>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <NounIcon name={resource.icon} size={16} className={classes.icon} />
        <span>
          <Anchor component={Link} to={recordPath(resource, item.id)} size="sm">
            {textIn(item.nom)}
          </Anchor>
          <span className={classes.note}>{note}</span>
        </span>
      </Group>
    </li>
  );
}

function Etat({ etat }: { readonly etat: unknown }) {
  return <FieldValue field={annonce.fields.etat} value={etat} density="line" />;
}
