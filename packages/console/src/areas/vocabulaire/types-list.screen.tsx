import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { TypeBridgeCell } from './type-bridge.cell.tsx';
import { TypesBody } from './types.body.tsx';

const FRAME: ListFrame = { Body: TypesBody, cells: { typeBridge: TypeBridgeCell } };

/** /administration/types/list: a new type of a source is never dropped in silence. */
export default function TypesListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
