import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { composeAccessibilite } from '../accessibilite/declaration.service.ts';
import { composeAnnonce } from '../annonces/annonce.service.ts';
import { composeCarte } from '../cartes/carte.service.ts';
import type { OpenConfig } from '../configuration/config.gardee.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import type { Config } from '../configuration/config.ts';
import { composeFiche } from '../fiches/fiche.service.ts';
import { A_CHAQUE_FOIS, type Decompteur } from '../listes/decomptes.ts';
import { composeListe } from '../listes/liste.service.ts';
import { composeAccueil } from './accueil.service.ts';
import type { Demande, Reponse, Visite } from './composition.ts';
import { introuvable } from './message.service.ts';
import { languesDe, openCadreDeSite } from './page.ts';

/** What was read and counted for other pages, and serves the next one. */
export interface Memoire {
  readonly config: OpenConfig;
  readonly decomptes: Decompteur;
}

const SANS_MEMOIRE: Memoire = { config: configPubliee, decomptes: A_CHAQUE_FOIS };

/** Composes the page that a visitor asks for, from one snapshot of the database. */
export function compose(
  db: Db,
  visite: Visite,
  demande: Demande,
  { config, decomptes }: Memoire = SANS_MEMOIRE,
): Promise<Reponse> {
  return atOnce(db, (tx) => composeWith(tx, config(tx, visite.at), visite, demande, { decomptes }));
}

interface Autrement {
  /** Whose eyes the objets are seen with. */
  readonly seen?: Scope;
  /** The numbers counted for other pages with the same configuration. */
  readonly decomptes?: Decompteur;
}

/** Composes a page from another configuration and as another reader sees the objets: this is how previews are made. */
export async function composeWith(
  tx: Db,
  configuration: Config,
  visite: Visite,
  demande: Demande,
  { seen, decomptes = A_CHAQUE_FOIS }: Autrement = {},
): Promise<Reponse> {
  const cadre = await openCadreDeSite(tx, configuration, visite, seen);
  if (cadre === undefined) return { genre: 'inconnu' };
  if (!languesDe(cadre.site).includes(visite.langue)) return introuvable(cadre);
  switch (demande.genre) {
    case 'accueil':
      return composeAccueil(cadre);
    case 'accessibilite':
      return composeAccessibilite(cadre);
    case 'liste':
      return composeListe(tx, cadre, demande, decomptes);
    case 'fiche':
      return composeFiche(tx, cadre, demande);
    case 'carte':
      return composeCarte(tx, cadre, demande);
    case 'annonce':
      return composeAnnonce(tx, cadre, demande);
  }
}
