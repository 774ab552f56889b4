import { type AnyRecord, annonce, type Conflit, espace } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConsoleLink } from '../../navigation/console-link.tsx';
import { recordPath } from '../../resource/record-path.ts';
import { formatPeriod } from '../../resource/values/format.ts';
import { idsIn } from '../../resource/values/read.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './annonces.module.css';
import { conflitsQuery } from './annonces.queries.ts';

const MOTIFS: Readonly<Record<Conflit['motif'], string>> = {
  'exclusive-vendue': 'Vendu en exclusivité',
  'deja-occupe': 'Déjà occupé',
  complet: 'Plus de place',
};

/** Those of other entities have no number, and may begin on the same day. */
const keyOf = ({ espace: { id }, annonce: autre, du }: Conflit, rang: number) => `${id} ${autre?.id} ${du} ${rang}`;

/** Who has the places that this annonce asks for, on its dates. */
export function ConflitsCard({ record }: { readonly record: AnyRecord }) {
  const { data, error, isFetching, refetch } = useQuery(conflitsQuery(record.id, record.version));
  return (
    <Panel title="Conflits" intro="Dans ses espaces, à ses dates, telle qu’elle est enregistrée.">
      {!data && !error && <Skeleton height={48} />}
      {!data && error && (
        <LoadError
          title="Les conflits n’ont pas pu être lus"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {idsIn(record.espaces).length === 0
            ? 'Choisissez d’abord un espace\u00a0: les tags seuls ne prennent aucune place.'
            : 'Aucun\u00a0: ses espaces sont libres.'}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.lines}>
          {data.map((conflit, rang) => (
            <li key={keyOf(conflit, rang)}>
              <Text size="sm">
                {`${MOTIFS[conflit.motif]}\u00a0: `}
                <ConsoleLink to={recordPath(espace, conflit.espace.id)} size="sm">
                  {conflit.espace.nom}
                </ConsoleLink>
                {', '}
                <Nom conflit={conflit} />
                {`, ${formatPeriod(conflit).toLowerCase()}.`}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Nom({ conflit: { annonce: autre } }: { readonly conflit: Conflit }) {
  if (autre === null) return 'par une annonce d’une autre entité';
  return (
    <>
      {'par '}
      <ConsoleLink to={recordPath(annonce, autre.id)} size="sm">
        {autre.nom}
      </ConsoleLink>
    </>
  );
}
