import { chargeApidae, chargeDeModification, isMemeTexte, LIBELLES_APIDAE, libellesA } from '@bridge/contract';
import { z } from 'zod';
import { defineJob, type Resultat } from '../../../platform/jobs/job.definition.ts';
import { JobFailure, RetryLater } from '../../../platform/jobs/job.errors.ts';
import type { Db } from '../../../schema.ts';
import { addCriteres, takeBack } from './apres.ts';
import { asJobFailure, isSurelyNotSent } from './client.ts';
import type { ConfigEcriture } from './config.repository.ts';
import { ECRITURE_JOB } from './depart.service.ts';
import {
  type EcritureLue,
  ecritureById,
  lockEcriture,
  noteEcriture,
  replaceOlder,
  sentSince,
} from './ecriture.repository.ts';
import { configOf, type EcritureDependencies, type Envoi, note } from './envoi.ts';
import { objetAEcrire, proprietaireDe } from './objet.ts';
import { etatApres, priseEnMots, type ReponseApidae, refusEnMots } from './reponse.rules.ts';

const donnees = z.object({ ecriture: z.number().int(), annuler: z.boolean() });
const LONGEST = 3 * 60_000;
const HOUR = 60 * 60_000;

/** Writes a line into Apidae, or takes its request back. */
export function ecritureJob(dependencies: EcritureDependencies) {
  return defineJob({
    ...ECRITURE_JOB,
    donnees,
    delai: LONGEST,
    run: async (context): Promise<Resultat> => {
      const line = await ecritureById(context.db, context.donnees.ecriture);
      if (line === undefined) throw new JobFailure('Cette écriture n’existe plus.', { retry: false });
      const envoi = { ...dependencies, context, line };
      if (context.donnees.annuler) return { envoi: await takeBack(envoi) };
      if (line.etat === 'en-attente' || line.etat === 'en-cours') await send(envoi);
      const sent = (await ecritureById(context.db, line.id)) ?? line;
      if (!TAKEN.includes(sent.etat)) return { envoi: sent.etat };
      await addCriteres({ ...envoi, line: sent });
      return { envoi: sent.etat };
    },
  });
}

const TAKEN: readonly string[] = ['ecrite', 'demandee', 'sans-changement'];

async function send(envoi: Envoi): Promise<void> {
  const { context, line, client, accesDe } = envoi;
  const { db, guard, clock, signal } = context;
  try {
    const config = await configOf(envoi);
    await waitForTurn(db, config, line, clock.now());
    const acces = await accesDe(db, config, line.demande_par);
    const { charge, fiche } = await chargeOf(envoi, config);
    // The line left before, and its outcome is unknown.
    const renvoyee = line.etat === 'en-cours';
    if (renvoyee && line.mode === 'CREATION') return await conclude(envoi, 'incertaine', INCERTAINE);
    await note(
      envoi,
      { etat: 'en-cours', envoye_le: clock.now(), charge, tentatives: line.tentatives + 1 },
      renvoyee ? 'Renvoyée\u00a0: le premier envoi est resté sans réponse.' : 'Envoyée.',
    );
    // The line is locked while Apidae is asked: no other worker can take the job and ask the same.
    const reponse = await db.transaction().execute(async (tx) => {
      await guard(tx);
      const held = await lockEcriture(tx, line.id);
      if (held?.etat !== 'en-cours') return null;
      // One request at most waits at the owner's: the former one, which may have arrived, is withdrawn first.
      if (renvoyee) await client.write(acces, { mode: 'ANNULATION_DEMANDE', id: Number(line.identifiant) }, signal);
      const answer = await client.write(acces, charge, signal);
      if (answer.kind === 'prise') await noteTaken(tx, held, answer, renvoyee, clock.now());
      return answer;
    });
    if (reponse?.kind === 'refus') {
      const autorisation =
        reponse.type === 'ECRITURE_FORBIDDEN' && line.identifiant !== null
          ? await client.mayModify(acces, line.identifiant, signal).catch(() => null)
          : null;
      const chemins = [...new Set(line.valeurs.map(({ chemin }) => chemin))];
      const personne = config.identite === 'personne';
      const words = refusEnMots(reponse, { chemins, proprietaire: proprietaireDe(fiche), autorisation, personne });
      await conclude(envoi, 'refusee', words, reponse.type);
      throw new JobFailure(words, { retry: false });
    }
  } catch (error) {
    throw await afterFailure(envoi, error);
  }
}

const INCERTAINE =
  'Le serveur s’est arrêté pendant l’envoi, et Apidae a peut-être créé la fiche. Cherchez-la dans Apidae\u00a0: ne rejouez que si elle n’y est pas.';

async function noteTaken(
  tx: Db,
  line: EcritureLue,
  { statut, id }: Extract<ReponseApidae, { kind: 'prise' }>,
  renvoyee: boolean,
  at: Date,
): Promise<void> {
  const etat = etatApres(statut, line.mode, renvoyee);
  const identifiant = line.identifiant ?? (id === null ? null : String(id));
  await noteEcriture(tx, line.id, { etat, statut, identifiant, message: '' }, priseEnMots(etat), at);
  await replaceOlder(tx, { ...line, identifiant }, at);
}

/** Leaves out a text that somebody changed in Apidae since. */
async function chargeOf({ context, line, ficheActuelle }: Envoi, config: ConfigEcriture) {
  const { db } = context;
  if (line.objet === null) throw new JobFailure('Cet objet n’est plus dans le catalogue.', { retry: false });
  const systeme = line.identifiant === null ? 'autre' : 'apidae';
  const objet = { id: line.objet, systeme, identifiant: line.identifiant ?? '' };
  const ecrit = await objetAEcrire(db, objet, line.entite_id);
  const now = line.identifiant === null ? null : await ficheActuelle(db, config, line.identifiant);
  const fiche = now ?? ecrit.fiche;
  if (line.mode !== 'MODIFICATION') {
    const { charge, remarques } = chargeApidae({ ...ecrit, fiche }, config, line.mode);
    if (charge === null) throw new JobFailure(remarques.join(' '), { retry: false });
    return { charge, fiche };
  }
  const changed =
    now === null
      ? undefined
      : line.valeurs.find(({ chemin, langue, avant, apres }) => {
          const said = libellesA(now, chemin)[LIBELLES_APIDAE[langue]] ?? '';
          return !isMemeTexte(said, avant) && !isMemeTexte(said, apres);
        });
  if (changed)
    throw new JobFailure(
      'Le texte a changé dans Apidae depuis cette proposition\u00a0: il n’est pas remplacé. Relancez l’import, relisez la correction, puis proposez-la à nouveau.',
      { retry: false },
    );
  return { charge: chargeDeModification({ ...ecrit, fiche }, config, line.valeurs), fiche };
}

/** Waits for a place within the limit per hour. Departures are planned, but repeated ones count too. */
async function waitForTurn(
  db: Db,
  { id, limiteHeure }: ConfigEcriture,
  { etat }: EcritureLue,
  at: Date,
): Promise<void> {
  if (limiteHeure === null || etat !== 'en-attente') return;
  const { nombre, premier } = await sentSince(db, id, new Date(at.getTime() - HOUR));
  if (nombre < limiteHeure || premier === null) return;
  throw new RetryLater(
    Math.max(1_000, premier.getTime() + HOUR - at.getTime()),
    `La configuration permet ${limiteHeure}\u00a0envois par heure\u00a0: celui-ci attend son tour.`,
  );
}

const conclude = (
  envoi: Envoi,
  etat: 'refusee' | 'echouee' | 'incertaine' | 'en-attente',
  message: string,
  statut = '',
): Promise<void> => note(envoi, { etat, statut, message }, message);

/** After a failure, a line that surely did not arrive waits; another stays « en cours », to be checked. */
async function afterFailure(envoi: Envoi, error: unknown): Promise<unknown> {
  const { line, context } = envoi;
  const failure = asJobFailure(error);
  const now = await ecritureById(context.db, line.id);
  if (now?.etat !== 'en-attente' && now?.etat !== 'en-cours') return failure;
  if (failure instanceof JobFailure && (!failure.retry || now.tentatives >= ECRITURE_JOB.maxTentatives))
    await conclude(envoi, failure.retry ? 'echouee' : 'refusee', failure.message);
  else if (now.etat === 'en-cours' && line.etat === 'en-attente' && isSurelyNotSent(error))
    await conclude(envoi, 'en-attente', failure instanceof Error ? failure.message : '');
  else if (now.etat === 'en-cours' && line.mode === 'CREATION' && failure instanceof JobFailure) {
    await conclude(envoi, 'incertaine', INCERTAINE);
    return new JobFailure(INCERTAINE, { retry: false });
  }
  return failure;
}
