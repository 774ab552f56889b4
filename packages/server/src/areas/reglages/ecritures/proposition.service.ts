import { createHash } from 'node:crypto';
import {
  BridgeError,
  type Correction,
  chargeApidae,
  type ModeDEcriture,
  type ObjetEcrit,
  type OrigineDEcriture,
  type ValeurProposee,
} from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import type { ConfigEcriture } from './config.repository.ts';
import { askDepart } from './depart.service.ts';
import {
  addEcriture,
  type EcritureLue,
  lockOuverte,
  type NouvelleEcriture,
  noteEcriture,
  sameAwaited,
} from './ecriture.repository.ts';

export interface Proposition {
  readonly objet: { readonly id: number; readonly nom: string };
  readonly ecrit: ObjetEcrit;
  readonly entite: number | null;
  readonly config: ConfigEcriture;
  readonly mode: ModeDEcriture;
  readonly origine: OrigineDEcriture;
  /** The corrections; by default those of the entity. */
  readonly corrections?: readonly Correction[];
  readonly criteres?: readonly number[];
  readonly lot?: number;
}

interface Proposee {
  readonly id: number;
  readonly etat: 'a-approuver' | 'en-attente';
  /** False when the same proposal is on its way already. */
  readonly nouvelle: boolean;
}

/** An error for an action that the state forbids, with what to do instead. */
export const notNow = (message: string): BridgeError =>
  new BridgeError('wrongState', { errors: [{ path: '', message }] });

/** Proposes an entity's corrections of an objet to Apidae: they leave, or wait for approval. */
export async function propose(writing: Writing, proposition: Proposition): Promise<Proposee> {
  const { ecrit, config, mode, corrections = ecrit.corrections } = proposition;
  const { charge, valeurs, remarques } = chargeApidae({ ...ecrit, corrections }, config, mode);
  if (charge === null) throw notNow(remarques.join(' '));
  return proposeValeurs(writing, proposition, valeurs);
}

/** The same, of texts that are known already. */
export async function proposeValeurs(
  writing: Writing,
  { objet, ecrit, entite, config, mode, origine, criteres, lot }: Proposition,
  valeurs: readonly ValeurProposee[],
): Promise<Proposee> {
  const { tx, at, acteur } = writing;
  const etat = config.declenchement === 'approbation' ? 'a-approuver' : 'en-attente';
  const line: NouvelleEcriture = {
    ...{ config: config.id, objet: objet.id, nom: objet.nom, entite_id: entite, mode, origine, etat, valeurs },
    ...(criteres && { criteres }),
    ...(lot !== undefined && { lot }),
    identifiant: ecrit.identifiant,
    empreinte: empreinteDe(mode, valeurs),
    demande_par: acteur.userId,
  };
  const known = await inTheWay(writing, line);
  if (known)
    return { id: known.id, etat: known.etat === 'a-approuver' ? 'a-approuver' : 'en-attente', nouvelle: false };
  const id = await addEcriture(tx, line, etat === 'a-approuver' ? 'Proposée, à approuver.' : 'Proposée.', at);
  // Another request was first.
  if (id === undefined) return (await secondOf(writing, line)) ?? propositionEnCours();
  await auditChange(writing, {
    action: 'ecritureApidae.proposer',
    target: { kind: 'ecritureApidae', id },
    details: { objet: objet.id, mode, champs: valeurs.map(({ champ, langue }) => `${champ} ${langue}`) },
  });
  if (etat === 'en-attente') await askDepart(tx, { ...line, id }, { config, mode, demandePar: acteur.userId }, at);
  return { id, etat, nouvelle: true };
}

/** The same proposal on its way, if any. A waiting one with other values is replaced; one that left is not. */
async function inTheWay({ tx, at }: Writing, line: NouvelleEcriture): Promise<EcritureLue | undefined> {
  const open = line.identifiant === null ? undefined : await lockOuverte(tx, line);
  if (open === undefined) return sameAwaited(tx, line);
  if (open.empreinte.equals(line.empreinte)) return open;
  if (open.etat === 'en-cours' || open.etat === 'demandee') propositionEnCours();
  await noteEcriture(tx, open.id, { etat: 'remplacee' }, 'Remplacée par une proposition plus récente.', at);
  return undefined;
}

async function secondOf({ tx }: Writing, line: NouvelleEcriture): Promise<Proposee | undefined> {
  const open = line.identifiant === null ? undefined : await lockOuverte(tx, line);
  if (!open?.empreinte.equals(line.empreinte)) return undefined;
  return { id: open.id, etat: open.etat === 'a-approuver' ? 'a-approuver' : 'en-attente', nouvelle: false };
}

export function propositionEnCours(): never {
  throw notNow(
    'Une demande de votre entité attend déjà dans Apidae pour cet objet. Attendez sa réponse, ou annulez-la dans «\u00a0Envois vers Apidae\u00a0».',
  );
}

function empreinteDe(mode: ModeDEcriture, valeurs: readonly ValeurProposee[]): Buffer {
  const said = valeurs.map(({ chemin, langue, apres }) => [chemin, langue, apres]);
  return createHash('sha256')
    .update(JSON.stringify([mode, said]))
    .digest();
}
