import { placePages } from '../kernel/pages/navigation.ts';
import type { Node } from '../kernel/pages/page.ts';
import { administration } from './administration.area.ts';
import { aide } from './aide/aide.area.ts';
import { annonces } from './annonces/annonces.area.ts';
import { blocs } from './blocs/blocs.area.ts';
import { calendrier } from './calendrier/calendrier.area.ts';
import { display } from './display/display.area.ts';
import { editions } from './editions/editions.area.ts';
import { mediatheque } from './mediatheque/mediatheque.area.ts';
import { catalogue } from './objets/objets.area.ts';
import { reglages } from './reglages.area.ts';
import { selections } from './selections/selections.area.ts';
import { guide, profile, publicPages } from './session/session.area.ts';
import { superadmin } from './superadmin/superadmin.area.ts';
import { tris } from './tris/tris.area.ts';
import { web } from './web/web.area.ts';

/** The whole console in the order of the menu: content first, then places to show it, then administration. */
export const AREAS: readonly Node[] = [
  guide,
  calendrier,
  catalogue,
  selections,
  blocs,
  tris,
  web,
  editions,
  display,
  annonces,
  mediatheque,
  reglages,
  administration,
  superadmin,
  profile,
  aide,
];

export const PAGES = placePages([...AREAS, ...publicPages]);
