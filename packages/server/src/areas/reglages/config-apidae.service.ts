import {
  type apercuDEcriture,
  type BrouillonDeTraductionApidae,
  chargeApidae,
  configEcritureApidae,
  configTraduction,
  type EndpointAnswer,
  type EndpointInput,
  type Estimation,
  LANGUES_CHOIX,
  objet as objetResource,
} from '@bridge/contract';
import { readRecord } from '../../crud/read/read.service.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { entiteQuiTravaille } from '../cadre.ts';
import { estimate } from './config-traduction.service.ts';
import { objetAEcrire } from './ecritures/objet.ts';

interface Dependencies {
  readonly db: Db;
  readonly registry: Registry;
}

/** What Apidae would be sent for an objet that the person sees. */
export async function chargeDe(
  { db, registry }: Dependencies,
  { brouillon, objet, mode }: EndpointInput<typeof apercuDEcriture>['body'],
  identity: Identity,
): Promise<EndpointAnswer<typeof apercuDEcriture>> {
  const record = await readRecord(db, registry.require(objetResource), identity, objet);
  const ecrit = await objetAEcrire(db, record, entiteQuiTravaille(identity, record.entiteId));
  const { charge, ecrits, remarques } = chargeApidae(ecrit, brouillon, mode);
  return {
    objet: { id: objet, nom: record.nom },
    charge: charge && JSON.stringify(charge, null, 2),
    ecrits: [...ecrits],
    remarques: [...remarques],
  };
}

/** How much would be translated and written back, with the engines and accounts that the person sees. */
export async function simulateInApidae(
  dependencies: Dependencies,
  brouillon: BrouillonDeTraductionApidae,
  { identity, at, entite }: { readonly identity: Identity; readonly at: Date; readonly entite: number | null },
): Promise<Estimation> {
  const { db, registry } = dependencies;
  const { langues, champs, types, selection, plafond, conditions } = brouillon;
  const moteur = await readRecord(db, registry.require(configTraduction), identity, brouillon.moteur);
  const ecriture = await readRecord(db, registry.require(configEcritureApidae), identity, brouillon.ecriture);
  const { languesCibles: cibles, langueSource, fournisseur, prixMillion, budget } = moteur;
  const asked = {
    champs,
    champsAjoutes: [],
    types,
    selection,
    langueSource,
    languesCibles: langues.filter((langue) => langue !== langueSource),
    fournisseur,
    prixMillion,
    budget,
  };
  const estimation = await estimate(dependencies, asked, {
    ...{ identity, at, id: moteur.id, entite },
    apidae: { conditions, plafond },
  });
  const absentes = langues.filter((langue) => !cibles.some((cible) => cible === langue));
  const { correspondance: written, modes } = ecriture;
  const missing = champs.filter((champ) => !written.some((ligne) => ligne.champ === champ));
  const nomDe = (langue: string) => LANGUES_CHOIX.find(({ value }) => value === langue)?.label.toLowerCase() ?? langue;
  return {
    ...estimation,
    avis: [
      ...estimation.avis,
      ...absentes.map(
        (langue) => `La configuration de traduction ne va pas vers cette langue\u00a0: ${nomDe(langue)}.`,
      ),
      ...(missing.length > 0
        ? ['La configuration d’écriture n’a pas de chemin pour tous ces textes\u00a0: ils resteraient dans Bridge.']
        : []),
      ...(modes.includes('MODIFICATION') ? [] : ['La configuration d’écriture ne permet pas de modifier des objets.']),
    ],
  };
}
