import type { ListFrame } from '../../resource/list/list-frame.ts';
import ResourceListScreen from '../../resource/resource-list.screen.tsx';
import { DepotDePage } from './depot/depot-de-page.tsx';
import { AFFICHAGES, AffichageSwitch } from './liste/affichage-switch.tsx';
import { MediathequeBody } from './liste/mediatheque.body.tsx';

const FRAME: ListFrame = {
  Tool: AffichageSwitch,
  Body: MediathequeBody,
  affichages: AFFICHAGES,
  lead: 'fichier',
  // Folders stand beside the rows: their column would say the same.
  columns: { fichier: 4, genre: 6, credit: 10, statut: 7.5, droits: 11 },
};

/** /mediatheque/list: the list of any resource, seen as pictures first; files are dropped anywhere on it. */
export default function MediathequeListScreen() {
  return (
    <DepotDePage>
      <ResourceListScreen frame={FRAME} />
    </DepotDePage>
  );
}
