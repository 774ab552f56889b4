import { agree, type ChangementDEdition, objet } from '@bridge/contract';
import { Badge, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import { changementsQuery } from './generation.queries.ts';
import classes from './generations.module.css';

const GENRES: Readonly<Record<ChangementDEdition['genre'], { label: string; color: string }>> = {
  ajoute: { label: 'Ajouté', color: 'green' },
  retire: { label: 'Retiré', color: 'red' },
  change: { label: 'Modifié', color: 'blue' },
};

interface Props {
  readonly id: number;
  /** Id of the document to compare with; the one before when absent. */
  readonly avec?: number;
  /** Shows a page; without it, pages are only named. */
  readonly onPage?: (page: number) => void;
}

/** The differences with another document, page by page. */
export function Changements({ id, avec: other, onPage }: Props) {
  const { data, error, isFetching, refetch } = useQuery(changementsQuery(id, other));
  if (error)
    return (
      <LoadError
        title="Les changements n’ont pas pu être lus"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={160} />;
  const { avec, ensemble, changements } = data;
  if (avec === null)
    return <Text>{'C’est le premier document de ce modèle dans cette langue\u00a0: rien à comparer.'}</Text>;
  const since = `Depuis le document n°\u00a0${avec.id}, ${formatInstant(avec.creeLe, new Date()).relative}`;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed" role="status">
        {changements.length === 0
          ? `${since}\u00a0: aucun objet n’a changé.`
          : `${since}\u00a0: ${resume(changements)}.`}
      </Text>
      <ul className={classes.lines}>
        {ensemble.length > 0 && (
          <li className={classes.line}>
            <Change genre="change" nom="Le document" champs={ensemble} />
          </li>
        )}
        {changements.map((changement) => (
          <Ligne key={changement.objet} changement={changement} {...(onPage && { onPage })} />
        ))}
      </ul>
    </Stack>
  );
}

/** The count of changes in words: « 3 ajoutés, 1 retiré, 12 modifiés ». */
function resume(changements: readonly ChangementDEdition[]): string {
  const of = (genre: ChangementDEdition['genre'], word: string) => {
    const count = changements.filter((one) => one.genre === genre).length;
    return count === 0 ? '' : `${count}\u00a0${agree(objet.noun, word, count)}`;
  };
  return [of('ajoute', 'ajouté'), of('retire', 'retiré'), of('change', 'modifié')].filter(Boolean).join(', ');
}

function Ligne({ changement, onPage }: Pick<Props, 'onPage'> & { readonly changement: ChangementDEdition }) {
  const { genre, page } = changement;
  return (
    <li className={classes.line}>
      <Change {...changement} />
      {page !== null && genre !== 'retire' && <Ou page={page} onPage={onPage} />}
    </li>
  );
}

function Change({ genre, nom, champs }: Pick<ChangementDEdition, 'genre' | 'nom' | 'champs'>) {
  return (
    <div>
      <Text size="sm" fw={500}>
        <Badge size="sm" variant="light" color={GENRES[genre].color} mr="xs">
          {GENRES[genre].label}
        </Badge>
        {nom}
      </Text>
      {champs.map(({ champ, avant, apres }) => (
        <Text key={champ} size="sm" className={classes.change}>
          {`${champ}\u00a0: `}
          {avant !== '' && <del>{avant}</del>} {apres !== '' && <ins>{apres}</ins>}
        </Text>
      ))}
    </div>
  );
}

function Ou({ page, onPage }: { readonly page: number; readonly onPage: Props['onPage'] | undefined }) {
  const words = `Page ${page}`;
  if (!onPage)
    return (
      <Text size="sm" c="dimmed">
        {words}
      </Text>
    );
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onPage(page)}>
      {words}
    </Button>
  );
}
