import type { ListFrame } from '../../../resource/list/list-frame.ts';
import ResourceListScreen from '../../../resource/resource-list.screen.tsx';
import { AffichageSwitch } from './affichage-switch.tsx';
import { CatalogueBody } from './catalogue.body.tsx';

const FRAME: ListFrame = { Tool: AffichageSwitch, Body: CatalogueBody };

/** /administration/catalogue/list: the list of any resource, with a map of what it finds. */
export default function CatalogueListScreen() {
  return <ResourceListScreen frame={FRAME} />;
}
