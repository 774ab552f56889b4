import { TYPES_BRIDGE } from '@bridge/contract';
import type { Scope } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeFiche, adresseDeListe } from '../adresses/adresse.rules.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { type CadreDeSite, languesParmi, openCadreDeSite } from '../pages/page.ts';
import { objetDExemple, type SiteDExemple, sitesDeLaFiche, sitesDuMoteur } from './exemple.repository.ts';
import { openMontres } from './montres.ts';

interface Demande {
  readonly id: number;
  readonly seen: Scope;
  readonly at: Date;
}

/** Where visitors see a fiche, or a moteur, at work now: a page of the first site that has one, from the host of Bridge. */
export async function pageDExempleDe(
  tx: Db,
  ressource: 'ficheWeb' | 'moteur',
  { id, seen, at }: Demande,
): Promise<string | null> {
  const [sitesOf, pageOf] = ressource === 'ficheWeb' ? [sitesDeLaFiche, ficheSur] : [sitesDuMoteur, listeSur];
  for (const site of await sitesOf(tx, seen, id)) {
    const cadre = await openSite(tx, site, at);
    const page = cadre === undefined ? null : await pageOf(tx, cadre, id);
    if (cadre && page !== null) return `${cadre.visite.base}${page}`;
  }
  return null;
}

function openSite(tx: Db, { code, langue_par_defaut: langue }: SiteDExemple, at: Date) {
  const base = `/public/${code}`;
  return openCadreDeSite(tx, configPubliee(tx, at), { site: code, langue, base, adresse: base, at });
}

/** The objet of its types that says the most by its photos, where this fiche is the one that shows them. */
async function ficheSur(tx: Db, cadre: CadreDeSite, id: number): Promise<string | null> {
  const { configuration, site, scope, visite } = cadre;
  const types: string[] = [];
  for (const { value } of TYPES_BRIDGE) if ((await configuration.ficheDe(site, value))?.id === id) types.push(value);
  if (types.length === 0) return null;
  const { where } = await openMontres(tx, cadre);
  const objet = await objetDExemple(tx, scope, { where, types });
  return objet === undefined ? null : adresseDeFiche(site.adressesDesFiches, visite.langue, objet);
}

async function listeSur(_: Db, { configuration, site }: CadreDeSite, id: number): Promise<string | null> {
  const liste = (await configuration.listesDe(site)).find(({ moteur }) => moteur === id);
  if (liste === undefined) return null;
  const [langue = site.langueParDefaut] = languesParmi(site, liste.langues);
  return adresseDeListe(langue, liste.code);
}
