import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { VolumeCell } from './volume.cell.tsx';

const FRAME: ListFrame = { cells: { nombreObjets: VolumeCell } };

/** /selections/list: the list of any resource, with what one sees in the sélections of others. */
export default function SelectionsListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
