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
  // The folders stand beside the rows: a column of them would say the same.
  columns: { fichier: 4, genre: 6, credit: 10, statut: 7.5, droits: 11 },
};

/** /mediatheque/list: the list of médias, as pictures first; files may be dropped anywhere on it. */
export default function MediathequeListScreen() {
  return (
    <DepotDePage>
      <ResourceListScreen frame={FRAME} />
    </DepotDePage>
  );
}
