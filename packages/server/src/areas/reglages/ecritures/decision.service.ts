import { mayApprove, mayCancelEcriture, mayReplay, mayUndo } from '@bridge/contract';
import type { Writing } from '../../../crud/write/writing.ts';
import { auditChange } from '../../../platform/audit.ts';
import { nomDe } from '../../../platform/auth/acteur.ts';
import type { Db } from '../../../schema.ts';
import { type ConfigEcriture, configEcriture } from './config.repository.ts';
import { askAnnulation, askDepart } from './depart.service.ts';
import { type EcritureLue, lockOuverte, noteEcriture } from './ecriture.repository.ts';
import { objetAEcrire } from './objet.ts';
import { notNow, proposeValeurs, propositionEnCours } from './proposition.service.ts';

const told = (writing: Writing, action: string, { id }: EcritureLue, details: Record<string, unknown> = {}) =>
  auditChange(writing, { action: `ecritureApidae.${action}`, target: { kind: 'ecritureApidae', id }, details });

async function configInForce(tx: Db, { config }: EcritureLue): Promise<ConfigEcriture> {
  const found = await configEcriture(tx, config);
  if (!found?.actif) throw notNow('La configuration d’écriture n’est plus active. Activez-la, puis recommencez.');
  return found;
}

export async function approve(writing: Writing, line: EcritureLue): Promise<void> {
  if (!mayApprove(line.etat)) throw notNow('Cette proposition n’attend pas d’approbation.');
  const { tx, at, acteur } = writing;
  const config = await configInForce(tx, line);
  await noteEcriture(tx, line.id, { decide_par: acteur.userId }, `Approuvée par ${nomDe(acteur)}.`, at);
  await askDepart(tx, line, { config, mode: line.mode, demandePar: line.demande_par }, at);
  await told(writing, 'approuver', line);
}

export async function refuse(writing: Writing, line: EcritureLue, motif: string): Promise<void> {
  if (!mayApprove(line.etat)) throw notNow('Cette proposition n’attend pas d’approbation.');
  const { tx, at, acteur } = writing;
  const changes = { etat: 'refusee', message: motif, decide_par: acteur.userId } as const;
  await noteEcriture(tx, line.id, changes, `Refusée par ${nomDe(acteur)}\u00a0: ${motif}`, at);
  await told(writing, 'refuser', line, { motif });
}

/** Cancels a line: one that has not left stays here, one that waits in Apidae is taken back there. */
export async function cancel(writing: Writing, line: EcritureLue): Promise<void> {
  if (!mayCancelEcriture(line.etat))
    throw notNow(
      line.etat === 'ecrite' || line.etat === 'revenue'
        ? 'Apidae a déjà écrit cette modification\u00a0: proposez plutôt le retour aux textes d’avant.'
        : 'Il n’y a plus rien à annuler.',
    );
  const { tx, at, acteur } = writing;
  if (line.etat === 'demandee') {
    await noteEcriture(tx, line.id, {}, `Annulation demandée par ${nomDe(acteur)}.`, at);
    await askAnnulation(tx, line, acteur.userId, at);
  } else await noteEcriture(tx, line.id, { etat: 'annulee' }, `Annulée par ${nomDe(acteur)}, avant son envoi.`, at);
  await told(writing, 'annuler', line);
}

/** Sends a line again. `bloquee`: its task ended without a word. */
export async function replay(writing: Writing, line: EcritureLue, bloquee: boolean): Promise<void> {
  if (!mayReplay(line.etat) && !bloquee) throw notNow('Cet envoi n’est pas à rejouer.');
  const { tx, at, acteur } = writing;
  const config = await configInForce(tx, line);
  const open = line.identifiant === null ? undefined : await lockOuverte(tx, line);
  if (open && open.id !== line.id) propositionEnCours();
  await noteEcriture(tx, line.id, { statut: '' }, `Rejouée par ${nomDe(acteur)}.`, at);
  await askDepart(tx, line, { config, mode: line.mode, demandePar: acteur.userId }, at);
  await told(writing, 'rejouer', line);
}

/** Proposes the former texts. */
export async function undo(writing: Writing, line: EcritureLue): Promise<number> {
  const { tx, acteur } = writing;
  if (!mayUndo(line.etat) || line.valeurs.length === 0 || line.objet === null || line.identifiant === null)
    throw notNow('Seules des modifications de textes qu’Apidae a écrites peuvent être rétablies.');
  const config = await configInForce(tx, line);
  const objet = { id: line.objet, nom: line.nom };
  const ecrit = await objetAEcrire(tx, { ...objet, systeme: 'apidae', identifiant: line.identifiant }, line.entite_id);
  const valeurs = line.valeurs.map(({ champ, chemin, langue, avant, apres }) => ({
    ...{ champ, chemin, langue },
    avant: apres,
    apres: avant,
  }));
  const back = {
    objet,
    ecrit,
    entite: line.entite_id,
    config,
    mode: 'MODIFICATION',
    origine: 'retablissement',
  } as const;
  const { id } = await proposeValeurs(writing, back, valeurs);
  await told(writing, 'retablir', line, { par: id, demandePar: acteur.userId });
  return id;
}
