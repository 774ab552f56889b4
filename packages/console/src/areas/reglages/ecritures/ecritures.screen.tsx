import { configEcritureApidae, ecritureApidae } from '@bridge/contract';
import { Anchor, Button, Text } from '@mantine/core';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router';
import { EtatDEcriture } from '../../../catalogue/apidae/etat.tsx';
import { paceOf } from '../../../navigation/jobs/job.rules.ts';
import type { Cells, ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';

const CELLS: Cells = {
  etat: ({ value }) => <EtatDEcriture etat={String(value)} />,
};

const ERREURS = ['refusee', 'echouee', 'incertaine', 'revenue-autrement'];
const MOVING: readonly unknown[] = ['en-attente', 'en-cours'];

const FRAME: ListFrame = {
  intro: 'Ce qui a été proposé à Apidae, ce qu’il en a dit, et ce qui en est revenu par un import.',
  cells: CELLS,
  Tool: Erreurs,
  Nothing: AucunEnvoi,
  columns: { etat: 15, message: 20, mode: 8, creeLe: 9, demandePar: 10 },
  ticks: true,
  detail: { parameter: ecritureApidae.drawer, Body: lazy(() => import('./ecriture.drawer.tsx')) },
  pace: (rows, failed) => paceOf(rows?.filter(({ etat }) => MOVING.includes(etat)).length, failed),
};

/** Shown when nothing was sent yet: says where a correction is proposed. */
function AucunEnvoi() {
  return (
    <>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        Une correction se propose depuis un objet venu d’Apidae, par une configuration qui le permet. Elle reste ici
        avec la réponse d’Apidae.
      </Text>
      <Button component={Link} to={`${configEcritureApidae.path}/list`} variant="default">
        Ouvrir les configurations d’écriture
      </Button>
    </>
  );
}

/** The writes that failed, to be read here or downloaded as a file. */
function Erreurs() {
  const { pathname } = useLocation();
  return (
    <Anchor component={Link} size="sm" to={`${pathname}?etat=${ERREURS.join(',')}`}>
      Voir les erreurs
    </Anchor>
  );
}

/** The writes sent to Apidae, or waiting to be sent. */
export default function EcrituresScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
