import {
  type BrouillonDeScoring,
  type EndpointAnswer,
  formatNumber,
  MOST_SIMULES,
  type ObjetScore,
  simulateScoring,
} from '@bridge/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { NombreInput } from '../../catalogue/nombre-input.tsx';
import { sentenceOf } from '../explain.ts';
import { Histogramme } from './histogramme.tsx';
import { Mouvement } from './mouvement.tsx';
import { ScoresTable } from './scores.table.tsx';
import classes from './tris.module.css';
import { type Brouillon, readBrouillon, type Saisie } from './use-brouillon.ts';

type Simulation = EndpointAnswer<typeof simulateScoring>;

interface Props extends Pick<Brouillon, 'saisie' | 'brouillon'> {
  readonly profil: number | null;
}

interface Asked {
  readonly brouillon: BrouillonDeScoring;
  readonly of: Saisie;
}

/** The scores that the profile would give as it is typed, before anything is saved. */
export function SimulationPart({ profil, saisie, brouillon }: Props) {
  const [ecart, setEcart] = useState<number | null>(10);
  const simulating = useMutation({
    mutationFn: async ({ brouillon, of }: Asked) => {
      const body = { brouillon, profil, ecart: Math.max(1, Math.round(ecart ?? 1)) };
      return { simulation: await call(simulateScoring, { body }), of };
    },
  });
  const { data, error } = simulating;
  const simulate = () => {
    // The last typed values count, even a moment before they settle.
    const latest = readBrouillon(saisie);
    if (latest !== null) simulating.mutate({ brouillon: latest, of: saisie });
  };
  return (
    <Stack gap="sm">
      <div className={classes.row}>
        {profil !== null && (
          <NombreInput
            label="Signaler les écarts d’au moins"
            unit="rangs"
            min={1}
            max={10_000}
            integer
            value={ecart}
            onChange={setEcart}
          />
        )}
        <Button
          className={classes.act}
          variant="default"
          disabled={brouillon === null}
          loading={simulating.isPending}
          onClick={simulate}
        >
          Simuler
        </Button>
      </div>
      {brouillon === null && (
        <Text size="sm" role="status">
          Complétez les règles et les bonus pour simuler.
        </Text>
      )}
      {error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {sentenceOf(error)}
        </Text>
      )}
      {data && (
        <div className={data.of === saisie ? undefined : classes.stale}>
          {data.of !== saisie && (
            <Text size="sm" role="status">
              {'Le profil a changé depuis\u00a0: simulez à nouveau.'}
            </Text>
          )}
          <Result {...data.simulation} isCompared={profil !== null} />
        </div>
      )}
    </Stack>
  );
}

interface ResultProps extends Simulation {
  /** Whether the scores are compared with those of a saved profile. */
  readonly isCompared: boolean;
}

function Result({ isCompared, ...simulation }: ResultProps) {
  const { total, coupe, barres, statistiques, meilleurs, derniers, mouvements } = simulation;
  if (statistiques === null) return <Text role="status">Aucun objet ne recevrait de score.</Text>;
  const facts: readonly (readonly [string, number])[] = [
    ['Objets', total],
    ['Moyenne', statistiques.moyenne],
    ['Médiane', statistiques.mediane],
    ['Plus bas', statistiques.min],
    ['Plus haut', statistiques.max],
  ];
  return (
    <Stack gap="md">
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {coupe && (
        <Text size="sm" c="dimmed">
          {`Sur les ${formatNumber(MOST_SIMULES)} premiers objets\u00a0: il y en a davantage.`}
        </Text>
      )}
      <Histogramme barres={barres} />
      <Part title="Les meilleurs" items={meilleurs} />
      {derniers.length > 0 && <Part title="Les derniers" items={derniers} isEnd />}
      {isCompared && <Moves {...mouvements} />}
    </Stack>
  );
}

/** The objets listed at first; the others are one click away. */
const FEW = 5;

interface PartProps {
  readonly title: string;
  readonly items: readonly ObjetScore[];
  /** The list ends the ranking: its last objets matter most. */
  readonly isEnd?: boolean;
}

function Part({ title, items, isEnd = false }: PartProps) {
  const [all, setAll] = useState(false);
  const few = isEnd ? items.slice(-FEW) : items.slice(0, FEW);
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ScoresTable label={title} items={all ? items : few} />
      {items.length > FEW && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          aria-expanded={all}
          aria-label={`${title}\u00a0: ${all ? 'en voir moins' : `voir les ${items.length}`}`}
          onClick={() => setAll(!all)}
        >
          {all ? 'En voir moins' : `Voir les ${items.length}`}
        </Button>
      )}
    </section>
  );
}

function Moves({ nombre, items }: Simulation['mouvements']) {
  if (nombre === 0)
    return (
      <Text size="sm" c="dimmed">
        Aucun objet ne changerait autant de rang par rapport aux scores enregistrés.
      </Text>
    );
  const title = nombre > 1 ? `${formatNumber(nombre)} objets changeraient de rang` : 'Un objet changerait de rang';
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" data-figures>
                Rang
              </th>
              <th scope="col">Écart</th>
              <th scope="col">Objet</th>
              <th scope="col" data-figures>
                Score
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, nom, rang, rangAvant, score, scoreAvant }) => (
              <tr key={id}>
                <td data-figures>{formatNumber(rang)}</td>
                <td>
                  <Mouvement avant={rangAvant} rang={rang} />
                </td>
                <th scope="row">{nom}</th>
                <td data-figures>{`${formatNumber(scoreAvant)} → ${formatNumber(score)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
