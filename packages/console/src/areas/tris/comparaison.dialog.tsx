import { type compareProfils, type EndpointAnswer, formatNumber } from '@bridge/contract';
import { Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { VEIL } from '../../ui/veil.ts';
import { sentenceOf } from '../explain.ts';
import { Mouvement } from './mouvement.tsx';
import { comparaisonQuery } from './tri.queries.ts';
import classes from './tris.module.css';

interface Props {
  readonly a: number;
  readonly b: number;
  readonly onClose: () => void;
}

/** The first hundred objets of two profiles, side by side. */
export default function ComparaisonDialog({ a, b, onClose }: Props) {
  useReturnFocus();
  const { data, error, isFetching, refetch } = useQuery(comparaisonQuery(a, b));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Comparer deux profils"
      size="xl"
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {!data && !error && <Skeleton height={300} />}
      {!data && error && (
        <LoadError
          title="La comparaison n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Comparaison {...data} />}
    </Modal>
  );
}

type Answer = EndpointAnswer<typeof compareProfils>;

function Comparaison({ a, b, items }: Answer) {
  if (items.length === 0) return <Text>Aucun des deux profils n’a encore de score.</Text>;
  return (
    <Stack gap="sm">
      <Text c="dimmed">{'Les cent premiers de l’un ou de l’autre\u00a0; l’écart va du premier profil au second.'}</Text>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={`${a.nom} et ${b.nom}`}>
          <thead>
            <tr>
              <th scope="col">Objet</th>
              <th scope="col" data-figures>
                {a.nom}
              </th>
              <th scope="col" data-figures>
                {b.nom}
              </th>
              <th scope="col">Écart</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, nom, commune, a: deA, b: deB }) => (
              <tr key={id}>
                <th scope="row">{commune ? `${nom}, ${commune}` : nom}</th>
                <td data-figures>{placeEnMots(deA)}</td>
                <td data-figures>{placeEnMots(deB)}</td>
                <td>{deA && deB ? <Mouvement avant={deA.rang} rang={deB.rang} /> : 'dans un seul'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

/** A rank and a score: « 3e (42,5) ». */
function placeEnMots(place: Answer['items'][number]['a']): string {
  if (place === null) return '—';
  return `${formatNumber(place.rang)}${place.rang === 1 ? 'er' : 'e'} (${formatNumber(place.score)})`;
}
