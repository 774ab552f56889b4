import { type AnyRecord, formatNumber, modalite, type Names } from '@bridge/contract';
import { ActionIcon, Anchor, Badge, Skeleton, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Pager } from '../../catalogue/pager.tsx';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { firstTranslation, useLanguages } from '../../resource/values/language.ts';
import { Picto } from '../../resource/values/picto.tsx';
import { idsIn, numberIn, textIn } from '../../resource/values/read.ts';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MODALITES_PAGE, modalitesQuery } from './modalites.query.ts';
import { objetsCount, objetsPath } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

const ModaliteDialog = lazy(() => import('./modalite.dialog.tsx'));

/** The values of a criterion, with the count of their objets and their names here. */
export function ModalitesPanel({ critere }: { readonly critere: number }) {
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery(modalitesQuery(critere, page));
  return (
    <Panel title="Modalités">
      {error && !data && (
        <LoadError
          title="Les modalités n’ont pas pu être lues"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton height={160} />}
      {data?.total === 0 && <Text c="dimmed">Ce critère n’a pas de valeurs à choisir.</Text>}
      {data && data.total > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label="Modalités" aria-busy={isFetching}>
            <thead>
              <tr>
                <th scope="col">Modalité</th>
                <th scope="col" data-figures>
                  Objets
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.items.map((record) => (
                <Ligne key={record.id} record={record} names={data.names} onEdit={() => setEdited(record.id)} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (
        <Pager label="Pages des modalités" page={page} perPage={MODALITES_PAGE} total={data.total} onPage={setPage} />
      )}
      <Suspense fallback={null}>
        {edited !== null && <ModaliteDialog id={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </Panel>
  );
}

interface LigneProps {
  readonly record: AnyRecord;
  readonly names: Names;
  readonly onEdit: () => void;
}

function Ligne({ record, names, onEdit }: LigneProps) {
  const langues = useLanguages();
  const rights = useRights(modalite, record);
  const source = firstTranslation(record.libelle, langues)?.text ?? textIn(record.code);
  const local = firstTranslation(record.libelleLocal, langues)?.text;
  const count = numberIn(record.nombreObjets) ?? 0;
  return (
    <tr>
      <th scope="row">
        <span className={classes.word}>
          {textIn(record.picto) !== '' && <Picto name={textIn(record.picto)} size={16} />}
          {local ?? source}
          {record.disparuLe !== null && (
            <Badge size="sm" variant="light" color="orange">
              Disparue
            </Badge>
          )}
        </span>
        <Text size="xs" c="dimmed">
          {local && `Dans la source\u00a0: ${source}`}
        </Text>
        {record.equivaut !== null && (
          <Text size="xs" c="dimmed" component="div">
            {'Équivaut à\u00a0: '}
            <ReferenceValue to={modalite.id} ids={idsIn([record.equivaut])} names={names} />
          </Text>
        )}
      </th>
      <td data-figures>
        {count > 0 ? (
          <Anchor
            component={Link}
            to={objetsPath('modalites', record.id)}
            aria-label={`${objetsCount(count)}\u00a0: ${local ?? source}`}
          >
            {formatNumber(count)}
          </Anchor>
        ) : (
          '0'
        )}
      </td>
      <td>
        {rights.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={28}
            aria-label={`Modifier ${local ?? source}`}
            onClick={onEdit}
          >
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}
