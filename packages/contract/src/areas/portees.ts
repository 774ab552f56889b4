import type { Head } from '../kernel/pages/head.ts';
import { annonceHead, annonceurHead, espaceHead, formatAnnonceHead } from './annonces/annonces.heads.ts';
import { blocHead } from './blocs/blocs.heads.ts';
import { entiteHead } from './comptes/comptes.heads.ts';
import { diaporamaHead, ecranHead, urgenceHead } from './display/display.heads.ts';
import {
  legendeHead,
  listeDestinatairesHead,
  modeleEditionHead,
  planificationHead,
  rubriqueDynamiqueHead,
} from './editions/editions.heads.ts';
import { mediaHead } from './mediatheque/mediatheque.heads.ts';
import { objetHead } from './objets/objets.heads.ts';
import { selectionHead } from './selections/selections.heads.ts';
import {
  codePersonnaliseHead,
  composantHead,
  gabaritCarteHead,
  gabaritCouvertureHead,
  gabaritDiaporamaHead,
  gabaritEditionHead,
  gabaritElementHead,
  gabaritFicheHead,
  gabaritInfobulleHead,
  gabaritListeHead,
  gabaritNotesHead,
  gabaritSommaireHead,
} from './superadmin/superadmin.heads.ts';
import { scoringHead, triHead } from './tris/tris.heads.ts';
import {
  carteHead,
  ficheWebHead,
  filtreHead,
  listeWebHead,
  modeleListeHead,
  moteurHead,
  siteHead,
} from './web/web.heads.ts';

/** The resources that can have tags, those of everyday work first. */
export const TAGUABLES = [
  objetHead,
  selectionHead,
  triHead,
  scoringHead,
  blocHead,
  listeWebHead,
  modeleListeHead,
  ficheWebHead,
  moteurHead,
  filtreHead,
  carteHead,
  siteHead,
  modeleEditionHead,
  rubriqueDynamiqueHead,
  planificationHead,
  listeDestinatairesHead,
  legendeHead,
  diaporamaHead,
  ecranHead,
  urgenceHead,
  annonceHead,
  annonceurHead,
  espaceHead,
  formatAnnonceHead,
  mediaHead,
  entiteHead,
  gabaritListeHead,
  gabaritElementHead,
  gabaritFicheHead,
  gabaritCarteHead,
  gabaritInfobulleHead,
  gabaritEditionHead,
  gabaritCouvertureHead,
  gabaritSommaireHead,
  gabaritNotesHead,
  gabaritDiaporamaHead,
  composantHead,
  codePersonnaliseHead,
] as const satisfies readonly Head[];

/** The resources that a tag may be put on. */
export const PORTEES = TAGUABLES.map(({ id, noun }) => ({ value: id, label: noun.many }));
