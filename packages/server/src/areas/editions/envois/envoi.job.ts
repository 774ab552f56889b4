import { cleDAdresse, type Langue, modeleEdition } from '@bridge/contract';
import { z } from 'zod';
import { savedRecord } from '../../../composition/configuration.ts';
import { enLangue } from '../../../composition/mots/langue.rules.ts';
import type { CrudContext } from '../../../crud/write/record.service.ts';
import { createWrite } from '../../../crud/write/writing.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob, type JobContext, type Resultat } from '../../../platform/jobs/job.definition.ts';
import { JobFailure } from '../../../platform/jobs/job.errors.ts';
import type { Letterhead, MailServer } from '../../../platform/mail.ts';
import type { Outside } from '../../../platform/net/outside.types.ts';
import type { Reach } from '../../../platform/net/reach.ts';
import { callWebhook } from '../../../platform/net/webhook.ts';
import { adresseDe, generationById } from '../../../publication/print/generations/generations.repository.ts';
import type { Db } from '../../../schema.ts';
import { planificationLue, secretDe } from '../parutions/planification.repository.ts';
import { sendCourriel } from './courriel.ts';
import { leaveOnServer } from './depot.ts';
import { listesAvec } from './destinataires.repository.ts';
import { entiteNommee, isOvertaken, noteArrived } from './envoi.repository.ts';
import { type Envoi, nomDEnvoi, SANS_COURRIEL } from './envoi.rules.ts';
import { ENVOI } from './envoi.service.ts';
import { type DepositMedia, keepInMediatheque } from './mediatheque.ts';
import type { DiffusionDe, Parue } from './parue.ts';
import { contenuDeParution } from './webhook.ts';

export interface EnvoiDependencies {
  readonly engine: CrudContext;
  readonly publicUrl: string;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly savedServer: (db: Db) => Promise<MailServer | null>;
  /** The letterhead of an entity, in a language. */
  readonly letterhead: (db: Db, of: { readonly entite: number | null; readonly langue: Langue }) => Promise<Letterhead>;
  readonly outside: Outside;
  readonly reach: Reach;
  /** The store, and the door of the médiathèque. */
  readonly open: (
    context: Pick<JobContext, 'db' | 'clock' | 'log'>,
  ) => Promise<{ files: Files; deposit: DepositMedia }>;
  /** Certificate authorities trusted besides those of the system. */
  readonly autorites?: readonly string[];
}

const donnees = z.object({
  generation: z.number().int(),
  genre: z.enum(['courriel', 'depot', 'webhook', 'mediatheque']),
  vers: z.string(),
});
type Context = JobContext<z.output<typeof donnees>>;

const LONGEST = 10 * 60_000;

/** Sends one document to one place. A second try replaces what the first one left. */
export function envoiJob(dependencies: EnvoiDependencies) {
  return defineJob({
    ...ENVOI,
    donnees,
    delai: LONGEST,
    run: async (context) => {
      const resultat = await send(dependencies, context);
      const { generation } = context.donnees;
      await noteArrived(context.db, generation, nomDEnvoi(generation, context.donnees), context.clock.now());
      return resultat;
    },
  });
}

async function send(dependencies: EnvoiDependencies, context: Context): Promise<Resultat> {
  const { db, clock, log, tache, signal, guard } = context;
  const { genre, vers } = context.donnees;
  const empeche = genre === 'courriel' ? SANS_COURRIEL.get(vers) : undefined;
  if (empeche !== undefined) throw new JobFailure(empeche, { retry: false });
  const parue = await parueDe(dependencies, context);
  const { files, deposit } = await dependencies.open(context);
  const listes = genre === 'courriel' ? await listesAvec(db, parue.planification, vers) : NO_LISTE;
  const diffusion = diffusionDe(parue, { genre, vers }, listes);
  if (takesThePlace(diffusion) && (await isOvertaken(db, parue.generation, tache)))
    throw new JobFailure(DEPASSE, { retry: false });
  const { vault } = dependencies.engine;
  const { id } = parue.planification;
  switch (diffusion.genre) {
    case 'courriel': {
      const { mail, letterhead, savedServer } = dependencies;
      const { entite_id: entite, langue } = parue.generation;
      const poste = {
        ...mail,
        saved: () => savedServer(db),
        letterhead: () => letterhead(db, { entite, langue }),
        log,
      };
      await sendCourriel(poste, files, parue, { diffusion, to: vers, tache });
      return { envoi: 'envoye' };
    }
    case 'depot': {
      const { reach, autorites } = dependencies;
      const depot = { diffusion, motDePasse: await secretDe(db, vault, id, 'secret'), tache, autorites };
      const fichiers = await leaveOnServer({ db, files, reach, signal, now: clock.now() }, parue, depot);
      return { envoi: 'depose', fichiers };
    }
    case 'webhook':
      await callWebhook(dependencies.outside, contenuDeParution(parue), {
        url: diffusion.url,
        cle: await secretDe(db, vault, id, 'signature'),
        id: `envoi-${tache}`,
        at: clock.now(),
        signal,
      });
      return { envoi: 'appele' };
    case 'mediatheque': {
      const write = createWrite({ db, clock, log });
      const rangement = { db, engine: dependencies.engine, write, files, deposit, guard };
      return { envoi: 'range', fichiers: await keepInMediatheque(rangement, parue, { ...diffusion, tache }) };
    }
  }
}

const SYSTEM = { kind: 'system', reason: 'the document was made with what its entity sees' } as const;

async function parueDe({ publicUrl }: EnvoiDependencies, { db, donnees: asked }: Context): Promise<Parue> {
  const generation = await generationById(db, asked.generation);
  if (generation === undefined) throw new JobFailure('Ce document n’existe plus.', { retry: false });
  const [planification, modele] = [
    await planificationLue(db, generation.planification),
    await savedRecord(db, modeleEdition, SYSTEM, generation.modele),
  ];
  if (planification === undefined || modele === undefined)
    throw new JobFailure('La planification de ce document n’existe plus.', { retry: false });
  const cle = await adresseDe(db, generation);
  const { nom, code } = await entiteNommee(db, generation.entite_id);
  return {
    generation,
    planification,
    modele,
    titre: enLangue(modele.titre, generation.langue) || modele.nom,
    adresse: `${publicUrl}/public/_editions/${cle}/${generation.langue}.pdf`,
    auteur: nom || modele.nom,
    suffixe: planification.entites.length > 1 ? code : '',
  };
}

/** The refusal of an older document that waited for a server: the newer one keeps its place. */
const DEPASSE =
  'Un document plus récent est paru depuis\u00a0: celui-ci n’a pas pris sa place. Renvoyez-le si c’est lui que vous voulez.';

/** Whether one file replaces another under the same name. */
const takesThePlace = ({ genre }: DiffusionDe<Envoi['genre']>) => genre === 'depot' || genre === 'mediatheque';

const NO_LISTE: ReadonlySet<number> = new Set();

/** The destination in the current planification; `listes` are those that hold its address. */
function diffusionDe({ planification }: Parue, { genre, vers }: Envoi, listes: ReadonlySet<number>) {
  const isTo = (adresse: string) => cleDAdresse(adresse) === cleDAdresse(vers);
  const found = planification.diffusions.find((one): one is DiffusionDe<Envoi['genre']> => {
    if (one.genre !== genre) return false;
    if (one.genre === 'courriel') return one.destinataires.some(isTo) || one.listes.some(({ id }) => listes.has(id));
    return one.genre !== 'webhook' || one.url === vers;
  });
  if (found === undefined)
    throw new JobFailure('Cette destination n’est plus celle de la planification\u00a0: renvoyez le document.', {
      retry: false,
    });
  return found;
}
