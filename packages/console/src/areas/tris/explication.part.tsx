import {
  type BrouillonDeScoring,
  type EndpointAnswer,
  type explainScore,
  formatNumber,
  pointsEnMots,
} from '@bridge/contract';
import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ObjetChoice } from '../../catalogue/objet-choice.tsx';
import { sentenceOf } from '../explain.ts';
import { explicationQuery } from './tri.queries.ts';
import classes from './tris.module.css';
import type { Brouillon } from './use-brouillon.ts';

interface Props extends Pick<Brouillon, 'brouillon' | 'isLate'> {
  readonly profil: number | null;
}

/** The score of an objet explained: every rule, and the points that it gave. */
export function ExplicationPart({ profil, brouillon, isLate }: Props) {
  const [objet, setObjet] = useState<number | null>(null);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Stack gap="sm">
        <div>
          <Title order={3} id={title}>
            Expliquer un score
          </Title>
          <Text size="sm" c="dimmed">
            Règle par règle, avec le profil tel qu’il est saisi.
          </Text>
        </div>
        <ObjetChoice label="Objet" value={objet} onChange={setObjet} />
        {objet !== null && brouillon === null && (
          <Text size="sm" role="status">
            Complétez les règles et les bonus pour voir le calcul.
          </Text>
        )}
        {objet !== null && brouillon !== null && (
          // Keyed by the objet: the score of another one must never show under its name.
          <Explication key={objet} objet={objet} brouillon={brouillon} isLate={isLate} profil={profil} />
        )}
      </Stack>
    </section>
  );
}

interface ExplicationProps {
  readonly objet: number;
  readonly brouillon: BrouillonDeScoring;
  readonly isLate: boolean;
  readonly profil: number | null;
}

function Explication({ objet, brouillon, isLate, profil }: ExplicationProps) {
  const { data, error, isPlaceholderData } = useQuery(explicationQuery(brouillon, objet, profil));
  if (error)
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {sentenceOf(error)}
      </Text>
    );
  if (!data) return <Skeleton height={160} />;
  const isStale = isLate || isPlaceholderData;
  return (
    <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
      <Lignes {...data} />
    </div>
  );
}

function Lignes({ objet, horsPerimetre, score, lignes, enregistre }: EndpointAnswer<typeof explainScore>) {
  return (
    <div className={classes.scroll}>
      {horsPerimetre && (
        <Text size="sm" role="status">
          {horsPerimetre}
        </Text>
      )}
      {enregistre && enregistre.ecart !== '' && (
        <Text size="sm" role="status">
          {enregistre.ecart}
        </Text>
      )}
      <table className={classes.table} aria-label={`Score de «\u00a0${objet.nom}\u00a0»`}>
        <thead>
          <tr>
            <th scope="col">Règle</th>
            <th scope="col" data-figures>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {lignes.map(({ genre, libelle, points, tenue, detail }, rank) => (
            // Lines have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={rank}>
              <th scope="row">
                {genre === 'bonus' ? `Bonus\u00a0: ${libelle}` : libelle}
                <div className={classes.quiet}>{detail || (tenue ? '' : 'ne répond pas à la condition')}</div>
              </th>
              <td data-figures>{tenue ? pointsEnMots(points) : '0'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" data-sum>
              Score
            </th>
            <td data-figures data-sum>
              {formatNumber(score)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
