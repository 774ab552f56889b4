import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { TypeBridgeCell } from './type-bridge.cell.tsx';
import { TypesBody } from './types.body.tsx';

const FRAME: ListFrame = {
  Body: TypesBody,
  cells: { typeBridge: TypeBridgeCell },
  // Imports change types, not people: an author column would be empty, and the choice in the row needs the room.
  columns: { systeme: 7, typeBridge: 14, typeDeduit: 11, nombreObjets: 6, equivaut: 10 },
};

/** /administration/types/list: a new type of a source is never dropped in silence. */
export default function TypesListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
