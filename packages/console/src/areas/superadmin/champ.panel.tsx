import { champ, correspondance, type MesuresChamp, measureChamps } from '@bridge/contract';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { recordPath } from '../../resource/record-path.ts';
import { formatInstant } from '../../resource/values/format.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { explain } from '../explain.ts';
import classes from './champ.module.css';
import { mesuresQuery } from './champ.queries.ts';
import { ChampEssai } from './champ-essai.tsx';
import { ChampRemplissage } from './champ-remplissage.tsx';

/** Beside a field of the dictionary: its fill rates, some of its values, the mappings that fill it, a path to try. */
export default function ChampPanel({ record }: FormPanelProps) {
  const known = champ.record.safeParse(record);
  const { data, error, isFetching, refetch } = useQuery(mesuresQuery(record.id));
  if (!known.success) return null;
  return (
    <Stack gap="md">
      {data && (
        <Remplissage
          id={record.id}
          mesures={data}
          isPersonal={known.data.confidentialite === 'personnel'}
          isPath={known.data.systeme !== true}
        />
      )}
      {data && <Usages correspondances={data.correspondances} />}
      {!data && !error && <Skeleton height={200} />}
      {!data && error && (
        <LoadError
          title="Les mesures de ce champ n’ont pas pu être lues"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {known.data.systeme !== true && <ChampEssai />}
    </Stack>
  );
}

interface RemplissageProps {
  readonly id: number;
  readonly mesures: MesuresChamp;
  readonly isPersonal: boolean;
  /** Whether the field is read by paths, which a field of Bridge itself has not. */
  readonly isPath: boolean;
}

function Remplissage({ id, mesures, isPersonal, isPath }: RemplissageProps) {
  const { mesureLe, tache, lignes, exemples } = mesures;
  const queries = useQueryClient();
  const launching = useMutation({
    mutationFn: () => call(measureChamps, {}),
    onSuccess: () => {
      wakeJobs(queries);
      return queries.invalidateQueries({ queryKey: mesuresQuery(id).queryKey });
    },
  });
  return (
    <Panel
      title="Remplissage"
      intro={mesureLe ? `Mesuré ${formatInstant(mesureLe, new Date()).relative}.` : 'Pas encore mesuré.'}
      aside={
        <Button
          variant="default"
          size="compact-sm"
          loading={launching.isPending || tache !== null}
          onClick={() => launching.mutate()}
        >
          Mesurer
        </Button>
      }
    >
      {lignes.length > 0 && <ChampRemplissage lignes={lignes} />}
      {isPath && lignes.length > 0 && lignes.every(({ remplis }) => remplis === 0) && (
        <Text size="sm" c="dimmed">
          {
            'Aucune valeur. Un chemin enregistré depuis le dernier import n’a pas encore été relu\u00a0: les valeurs viendront au prochain import.'
          }
        </Text>
      )}
      {exemples.length > 0 && (
        <div>
          <Text size="sm" c="dimmed">
            Valeurs rencontrées
          </Text>
          <ul className={classes.values} aria-label="Valeurs rencontrées">
            {[...new Set(exemples.map(({ valeur }) => valeur))].map((valeur) => (
              <li key={valeur}>{valeur}</li>
            ))}
          </ul>
        </div>
      )}
      {isPersonal && (
        <Text size="sm" c="dimmed">
          {'Donnée personnelle\u00a0: aucune valeur n’est gardée ici.'}
        </Text>
      )}
    </Panel>
  );
}

function Usages({ correspondances }: Pick<MesuresChamp, 'correspondances'>) {
  if (correspondances.length === 0) return null;
  return (
    <Panel title="Rempli par" intro="Si vous changez son code, ces correspondances suivent le nouveau.">
      <ul className={classes.values} aria-label="Correspondances">
        {correspondances.map(({ id, nom }) => (
          <li key={id}>
            <Anchor component={Link} to={recordPath(correspondance, id)}>
              {nom}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
