import { type Site, site as siteResource, slugify } from '@bridge/contract';
import { parseRecord } from '../../../composition/record.rules.ts';
import { readRecord } from '../../../crud/read/read.service.ts';
import { type CrudContext, changeRecord, createRecord, takeRecord } from '../../../crud/write/record.service.ts';
import type { Writing } from '../../../crud/write/writing.ts';
import { owns } from '../../../platform/auth/identity.ts';
import type { Db } from '../../../schema.ts';
import { gabaritDuProduit } from '../../gabarits.repository.ts';
import { type Allure, alluresDe } from './allures.rules.ts';
import { BLOCS_DE_BASE } from './blocs.ts';
import { FICHES_DE_BASE } from './fiches.ts';
import { FILTRES_DE_BASE, MOTEUR_DES_AGENDAS, MOTEUR_DES_LISTES } from './filtres.ts';
import { CARTE_DE_BASE, MODELES_DE_BASE } from './modeles.ts';
import { freeCode, openParts, type Parts } from './parts.ts';
import { codesTaken, modelesVus } from './pret.repository.ts';

/** Creates a site that can show lists at once. */
export async function createReadySite(context: CrudContext, writing: Writing, nom: string): Promise<Site> {
  const entry = context.registry.require(siteResource);
  const wanted = slugify(nom) || 'site';
  const code = freeCode(wanted, await codesTaken(writing.tx, entry, { entiteId: null, sites: [] }, wanted));
  const body = siteResource.creation.parse({ nom, code, langues: ['fr'], langueParDefaut: 'fr' });
  const made = await createRecord(context, writing, entry, body);
  return equipSite(context, writing, made.id);
}

/** Gives a site what it lacks to show lists, and changes nothing else. */
async function equipSite(context: CrudContext, writing: Writing, id: number): Promise<Site> {
  const entry = context.registry.require(siteResource);
  const site = await takeRecord(writing, entry, id, { unversioned: true });
  const parts = openParts(context, writing, site.entiteId);
  const { tx, acteur } = writing;
  const seen = await modelesVus(tx, acteur.scope, site.entiteId);
  await makeModeles(
    tx,
    parts,
    seen.map(({ base }) => base),
  );
  const lacking = {
    ...(site.fiches.length === 0 && { fiches: await fichesOf(tx, parts) }),
    ...(site.moteur === null && { moteur: await moteurOf(parts, MOTEUR_DES_LISTES) }),
    ...(site.moteurAgenda === null && { moteurAgenda: await moteurOf(parts, MOTEUR_DES_AGENDAS) }),
    ...(site.carte === null && { carte: await carteOf(tx, parts) }),
  };
  if (Object.keys(lacking).length === 0) return site;
  return parseRecord(siteResource, await changeRecord(context, writing, entry, id, lacking, { unversioned: true }));
}

/** A site ready for lists: one's own gets what it lacks; another's, where one may publish, stays as it is. */
export async function readySite(context: CrudContext, writing: Writing, id: number): Promise<Site> {
  const { tx, acteur } = writing;
  const site = await readRecord(tx, context.registry.require(siteResource), acteur, id);
  if (owns(acteur.scope, site.entiteId)) return equipSite(context, writing, id);
  return { ...site, entiteId: acteur.entiteId, moteur: null, moteurAgenda: null, carte: null };
}

/** The looks of a site's lists for their author. */
export async function alluresOf(writing: Writing, site: Site): Promise<Allure[]> {
  return alluresDe(site, await modelesVus(writing.tx, writing.acteur.scope, site.entiteId));
}

/** A model for each way of drawing a list that no model has yet. */
async function makeModeles(tx: Db, parts: Parts, drawn: readonly string[]): Promise<void> {
  for (const { gabarit, gabaritElement, ...modele } of MODELES_DE_BASE.filter((one) => !drawn.includes(one.gabarit)))
    await parts.part('modeleListe', {
      ...modele,
      gabarit: await gabaritDuProduit(tx, 'gabarits_liste', gabarit),
      gabaritElement: await gabaritDuProduit(tx, 'gabarits_element', gabaritElement),
    });
}

async function fichesOf(tx: Db, parts: Parts): Promise<Site['fiches']> {
  const blocs = new Map<string, number>();
  for (const bloc of BLOCS_DE_BASE) blocs.set(bloc.code, await parts.part('bloc', bloc));
  const fiches: Site['fiches'] = [];
  for (const { gabarit, zones, ...fiche } of FICHES_DE_BASE) {
    const made = await parts.part('ficheWeb', {
      ...fiche,
      gabarit: await gabaritDuProduit(tx, 'gabarits_fiche', gabarit),
      zones: zones.map(([zone, bloc]) => ({ zone, bloc: blocs.get(bloc) })),
    });
    fiches.push({ typesObjets: [...fiche.typesObjets], fiche: made });
  }
  return fiches;
}

async function moteurOf(parts: Parts, { filtres: codes, ...moteur }: typeof MOTEUR_DES_LISTES): Promise<number> {
  const filtres: { filtre: number; libelle: object; replie: boolean }[] = [];
  for (const filtre of FILTRES_DE_BASE.filter(({ code }) => codes.includes(code)))
    filtres.push({ filtre: await parts.part('filtre', filtre), libelle: {}, replie: false });
  return parts.part('moteur', { ...moteur, filtres });
}

async function carteOf(tx: Db, parts: Parts): Promise<number> {
  return parts.part('carte', {
    ...CARTE_DE_BASE,
    gabarit: await gabaritDuProduit(tx, 'gabarits_carte', 'carte-et-liste'),
    infobulle: await gabaritDuProduit(tx, 'gabarits_infobulle', 'photo'),
  });
}
