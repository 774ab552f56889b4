import type { ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';
import { ParutionCell } from './parution.cell.tsx';

const FRAME: ListFrame = { cells: { calendrier: ParutionCell }, needs: ['actif', 'validite'] };

/** The list of any resource: one that is suspended, over or still to start does not say that it issues every Monday. */
export default function PlanificationsListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
