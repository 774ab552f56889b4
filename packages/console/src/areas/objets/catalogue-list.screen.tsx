import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { FluxNothing } from '../common/sources/flux-nothing.tsx';
import { AFFICHAGES, AffichageSwitch } from './affichage-switch.tsx';
import { AnomaliesCell } from './anomalies.cell.tsx';
import { CatalogueBody } from './catalogue.body.tsx';
import { CodesCell } from './codes.cell.tsx';

const FRAME: ListFrame = {
  Tool: AffichageSwitch,
  Body: CatalogueBody,
  Nothing: CatalogueNothing,
  affichages: AFFICHAGES,
  cells: {
    anomalies: AnomaliesCell,
    types: CodesCell,
    criteres: CodesCell,
    modalites: CodesCell,
    proprietaire: CodesCell,
  },
  lead: 'photo',
  walks: true,
  // Imports change objets, not people: author and date columns would be empty, and names need the room.
  columns: { photo: 4, typeBridge: 11, commune: 10, statut: 7, anomalies: 12, sourceMajLe: 10 },
  apart: {
    label: 'Retirés',
    field: 'statut',
    values: ['absent'],
    others: ['publie', 'masque'],
    columns: ['disparuLe'],
  },
};

function CatalogueNothing() {
  return (
    <FluxNothing
      what={'Le catalogue rassemble tout ce que vos flux apportent\u00a0: hébergements, restaurants, fêtes, visites…'}
      how="Ouvrez un flux, ou créez-en un, et importez-le."
    />
  );
}

/** /catalogue/list: the list of objets, with a map of what it finds. */
export default function CatalogueListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
