import { media } from '@bridge/contract';
import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MEDIAS } from '../../../catalogue/media/media.queries.ts';
import { useTabState } from '../../../navigation/tab.ts';
import { recordQuery } from '../../../resource/form/record.queries.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import { etatQuery } from '../liste/mediatheque.queries.ts';
import { CompleterFiche } from './completer.fiche.tsx';
import classes from './completer.module.css';
import { type Repris, suivant, voisin } from './completer.rules.ts';

/** /mediatheque/completer: the médias that lack words or a credit, one after the other, without leaving the keyboard. */
export default function CompleterScreen() {
  const [search] = useSearchParams();
  // Read anew: a media that was completed elsewhere is no longer in the row.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...etatQuery,
    refetchOnMount: 'always',
  });
  const wanted = Number(search.get('media'));
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>Compléter les médias</Title>
        <Text c="dimmed">
          {'Un texte alternatif pour qui ne voit pas, un crédit pour l’auteur\u00a0: ensuite, le média peut paraître.'}
        </Text>
      </header>
      {!isFetchedAfterMount && !error && <Skeleton height={420} />}
      {error && (
        <LoadError
          title="Les médias à compléter n’ont pas pu être lus"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isFetchedAfterMount && data && (
        <Row file={data.aCompleter} first={data.aCompleter.includes(wanted) ? wanted : (data.aCompleter[0] ?? null)} />
      )}
    </div>
  );
}

interface Props {
  readonly file: readonly number[];
  readonly first: number | null;
}

/** The row of médias as it was at the start: completed ones keep their place. */
function Row({ file: asked, first }: Props) {
  const [file] = useState(asked);
  const [current, setCurrent] = useState(first);
  const [faits, setFaits] = useState<readonly number[]>([]);
  const [repris, setRepris] = useTabState<Repris | null>('repris', null);
  const next = current === null ? null : voisin(file, current, 1);
  const {
    data: record,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...recordQuery(MEDIAS, current ?? 0),
    enabled: current !== null,
  });
  // The next media is loaded while this one is being completed.
  useQuery({ ...recordQuery(MEDIAS, next ?? 0), enabled: next !== null });
  if (current === null) return <Done count={faits.length} />;
  const go = (to: number | null) => to !== null && setCurrent(to);
  const walk = (event: KeyboardEvent) => {
    const pas = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null;
    if (pas === null) return;
    event.preventDefault();
    go(voisin(file, current, pas));
  };
  const done = (id: number, given: Repris) => {
    const all = [...faits.filter((one) => one !== id), id];
    setRepris(given);
    setFaits(all);
    setCurrent(suivant(file, all, id));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that serve wherever one writes; the buttons inside do the same.
    <div className={classes.row} onKeyDown={walk}>
      <Group justify="space-between" gap="sm">
        <Text role="status">
          {`${file.indexOf(current) + 1} sur ${file.length}`}
          {faits.length > 0 && `, ${faits.length > 1 ? `${faits.length} complétés` : '1 complété'}`}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconChevronLeft size={16} aria-hidden />}
            disabled={voisin(file, current, -1) === null}
            onClick={() => go(voisin(file, current, -1))}
          >
            Précédent
          </Button>
          <Button
            variant="default"
            rightSection={<IconChevronRight size={16} aria-hidden />}
            disabled={next === null}
            onClick={() => go(next)}
          >
            Suivant
          </Button>
        </Group>
      </Group>
      {!record && !error && <Skeleton height={420} />}
      {!record && error && (
        <LoadError
          title="Ce média n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {record && (
        <CompleterFiche key={current} record={record} repris={repris} isDone={faits.includes(current)} onDone={done} />
      )}
      <Text size="sm" c="dimmed">
        {
          'Au clavier\u00a0: Entrée enregistre et passe au suivant, Page suivante et Page précédente parcourent sans enregistrer.'
        }
      </Text>
    </div>
  );
}

function Done({ count }: { readonly count: number }) {
  return (
    <Stack gap="xs" role="status">
      <Text fw={550}>
        {count === 0
          ? 'Aucun média n’est à compléter.'
          : `Tout est complété\u00a0: ${count > 1 ? `${count} médias` : '1 média'}.`}
      </Text>
      <Anchor component={Link} to={`${media.path}/list`}>
        Aller à la médiathèque
      </Anchor>
    </Stack>
  );
}
