import { generation, modeleEdition } from '@bridge/contract';
import { Button, Text } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { durationText, paceOf } from '../../../navigation/jobs/job.rules.ts';
import type { Cells, ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';
import { Points } from './points.tsx';

const CELLS: Cells = {
  dureeMs: ({ value }) => (typeof value === 'number' ? durationText(value) : '—'),
  bloquantes: ({ record }) => <Points {...generation.row.pick({ bloquantes: true, alertes: true }).parse(record)} />,
};

const FRAME: ListFrame = {
  intro: 'Ce que vos modèles ont produit\u00a0: à relire, à valider, à comparer, à télécharger.',
  cells: CELLS,
  columns: { etat: 8, langue: 7, pages: 5, objets: 5, bloquantes: 9, creeLe: 9 },
  needs: ['bloquantes', 'alertes', 'etat'],
  Nothing: AucunDocument,
  detail: { parameter: generation.drawer, owns: ['avec'], Body: lazy(() => import('./generation.drawer.tsx')) },
  pace: (rows, failed) => paceOf(rows?.filter(({ etat }) => etat === 'en-cours').length, failed),
};

function AucunDocument() {
  return (
    <>
      <Text c="dimmed" maw="52ch" ta="center" style={{ textWrap: 'pretty' }}>
        {
          'Un document se produit depuis un modèle, ou de lui-même par une planification. Il reste ici avec ses fichiers, son contrôle avant impression et les données dont il est fait.'
        }
      </Text>
      <Button component={Link} to={`${modeleEdition.path}/list`} variant="default">
        Ouvrir les modèles
      </Button>
    </>
  );
}

/** The list of the documents made of models. */
export default function GenerationsScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
