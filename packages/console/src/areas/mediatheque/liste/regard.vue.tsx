import { CHEMIN_DE_COMPLETION } from '@bridge/contract';
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMedias } from '../../../catalogue/media/media.queries.ts';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { useListContext } from '../../../resource/list/list.context.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from './mediatheque.module.css';
import { etatQuery } from './mediatheque.queries.ts';
import { REGARDS, type RegardId } from './regards.rules.ts';
import { VignetteMedia } from './vignette-media.tsx';

const AT_ONCE = 60;

/** The médias that one reason points out, to be opened, ticked and dealt with together. */
export function RegardVue({ regard }: { readonly regard: RegardId }) {
  const { data, error, isFetching, refetch } = useQuery(etatQuery);
  const { list } = useListContext();
  const mayVisit = useMayVisit();
  const found = REGARDS.find(({ id }) => id === regard);
  if (!found) return null;
  if (error) {
    return (
      <LoadError
        title="L’état de la médiathèque n’a pas pu être lu"
        reason={sentenceOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const groupes = data && found.groupes(data);
  return (
    <Stack gap="sm" className={classes.regard}>
      <div>
        <Title order={2}>{found.label}</Title>
        <Text c="dimmed">{found.phrase}</Text>
      </div>
      {regard === 'a-completer' && groupes && groupes.length > 0 && mayVisit(CHEMIN_DE_COMPLETION) && (
        <Button component={Link} to={CHEMIN_DE_COMPLETION} className={classes.back}>
          Les compléter à la suite
        </Button>
      )}
      {!groupes && <Skeleton height={220} />}
      {groupes?.length === 0 && <Text role="status">Il n’y en a plus.</Text>}
      {groupes && <Groupes key={groupes.length} groupes={groupes} apart={regard === 'doublons'} />}
      <Button variant="default" size="xs" className={classes.back} onClick={() => list.change({ affichage: '' })}>
        Revenir à tous les médias
      </Button>
    </Stack>
  );
}

interface Props {
  readonly groupes: readonly (readonly number[])[];
  /** Each group is drawn apart. */
  readonly apart: boolean;
}

function Groupes({ groupes, apart }: Props) {
  const [shown, setShown] = useState(AT_ONCE);
  const ids = groupes.flat().slice(0, shown);
  const medias = useMedias(ids);
  const { selection } = useListContext();
  const cards = (group: readonly number[]) => (
    <ul className={classes.cards}>
      {group
        .filter((id) => ids.includes(id))
        .map((id) => {
          const media = medias.get(id);
          const titre = media?.titre ?? `n°\u00a0${id}`;
          const selected = selection.selected.has(id);
          const others = [...selection.selected].filter(([other]) => other !== id);
          const next = selected ? others : [...others, [id, titre] as const];
          return (
            <li key={id}>
              <VignetteMedia
                id={id}
                titre={titre}
                media={media}
                selected={selected}
                onToggle={() => selection.replace(next.map(([one, name]) => ({ id: one, titre: name })))}
              />
            </li>
          );
        })}
    </ul>
  );
  return (
    <>
      {apart
        ? groupes
            .filter((group) => group.some((id) => ids.includes(id)))
            .map((group) => (
              <section
                key={group.join()}
                className={classes.groupe}
                aria-label={`Le même fichier, ${group.length} fois`}
              >
                <Text size="sm" fw={550}>{`Le même fichier, ${group.length} fois`}</Text>
                {cards(group)}
              </section>
            ))
        : cards(ids)}
      {groupes.flat().length > shown && (
        <Button variant="default" onClick={() => setShown(shown + AT_ONCE)}>
          Voir plus de médias
        </Button>
      )}
    </>
  );
}
