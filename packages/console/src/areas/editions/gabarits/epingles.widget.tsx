import { GABARITS_EN_MOTS, type GabaritEpingle, type GabaritSuivi, gabaritsEpingles } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatInstant } from '../../../resource/values/format.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { versionsQuery } from '../editions.queries.ts';
import classes from './gabarits.module.css';

const VersionsDialog = lazy(() => import('./versions.dialog.tsx'));

/** The gabarits of a model in the versions that it keeps, with their newer versions and the button that adopts them. */
export default function EpinglesWidget({ id, value, onChange, readOnly }: WidgetProps) {
  const { data: epingles = [] } = gabaritsEpingles.schema.safeParse(value);
  const { data } = useQuery(versionsQuery(epingles));
  const adopt = ({ ressource, id: of, derniere }: GabaritSuivi) =>
    onChange(
      epingles.map((one) => (one.ressource === ressource && one.id === of ? { ...one, version: derniere } : one)),
    );
  return (
    <Stack id={id} tabIndex={-1} gap="xs">
      {epingles.length === 0 && (
        <Text size="sm" c="dimmed">
          Celles du jour où vous enregistrerez.
        </Text>
      )}
      {epingles.map((one) => (
        <Ligne
          key={cle(one)}
          epingle={one}
          suivi={data?.gabarits.find((of) => cle(of) === cle(one))}
          adopt={readOnly ? null : adopt}
        />
      ))}
    </Stack>
  );
}

const cle = ({ ressource, id, version }: GabaritEpingle) => `${ressource} ${id} ${version}`;

interface Props {
  readonly epingle: GabaritEpingle;
  /** The gabarit as the server tells it, with its name; undefined until the answer. */
  readonly suivi: GabaritSuivi | undefined;
  /** Adopts the newer version; null for a reader. */
  readonly adopt: ((suivi: GabaritSuivi) => void) | null;
}

function Ligne({ epingle: { ressource, version }, suivi, adopt }: Props) {
  const [shown, setShown] = useState(false);
  const nom = suivi ? ` «\u00a0${suivi.nom}\u00a0»` : '';
  return (
    <div>
      <Text size="sm">{`${GABARITS_EN_MOTS[ressource]}\u00a0:${nom} version ${version}`}</Text>
      {suivi?.differe && (
        <div className={classes.newer}>
          <Text size="sm" role="status">
            {`La version ${suivi.derniere} existe${suivi.le === null ? '' : `, ${formatInstant(suivi.le, new Date()).relative}`}\u00a0: elle ne change rien tant que vous ne l’adoptez pas.`}
          </Text>
          <Group gap="xs">
            <Button variant="default" size="compact-sm" onClick={() => setShown(true)}>
              Voir ce qui change
            </Button>
            {adopt && (
              <Button variant="light" size="compact-sm" onClick={() => adopt(suivi)}>
                {`Passer à la version ${suivi.derniere}`}
              </Button>
            )}
          </Group>
          {shown && (
            <Suspense fallback={null}>
              <VersionsDialog
                suivi={suivi}
                onClose={() => setShown(false)}
                onAdopt={
                  adopt &&
                  (() => {
                    setShown(false);
                    adopt(suivi);
                  })
                }
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
}
