import type { EcritureApidaeDetail } from '@bridge/contract';
import { sql } from 'kysely';
import { createWrite } from '../../../../crud/write/writing.ts';
import type { JobDefinition } from '../../../../platform/jobs/job.definition.ts';
import { databaseClock, takeNext } from '../../../../platform/jobs/lease.repository.ts';
import { runLeased } from '../../../../platform/jobs/testing/leased.ts';
import { createLog } from '../../../../platform/log.ts';
import { create, insertDocumentes } from '../../../../publication/web/testing/site.ts';
import type { Person, World } from '../../../../testing/world.ts';
import { accesBy, type JetonsDePersonne } from '../acces.ts';
import { createClientApidae } from '../client.ts';
import { ecritureJob } from '../ecriture.job.ts';
import { ficheActuelleBy } from '../fiche-actuelle.ts';
import { noteRetours } from '../retour.service.ts';
import type { ApidaeDEssai } from './apidae.ts';

const CONFIG = '/reglages/apidaeWriteConfiguration';
const LIGNES = '/api/reglages/apidaeEcritures';
const PERSONNE: JetonsDePersonne = { has: async () => false, tokenOf: async () => null };

let serial = 0;

/** An office that writes into Apidae, and the worker that sends. */
export async function bureau(
  world: World,
  apidae: ApidaeDEssai,
  outside: Parameters<typeof createClientApidae>[0]['outside'],
) {
  serial += 1;
  const { db, engine } = world;
  const clock = { now: () => world.now };
  const log = createLog('silent');
  const entiteId = await world.createEntite(`Bureau ${serial}`);
  const admin = await world.person({ roles: ['ROLE_ADMIN'], entiteId });

  /** An objet that both sides know. */
  async function fiche(
    textes: Readonly<Record<string, string>> = { libelleFr: 'Face au lac.', libelleEn: 'By the lake.' },
  ) {
    serial += 1;
    const numero = 10_000 + serial;
    const record = {
      ...{ id: numero, type: 'RESTAURATION', nom: { libelleFr: `Auberge ${numero}` } },
      presentation: { descriptifCourt: textes },
      gestion: { membreProprietaire: { id: 12, nom: 'OT du Lac' } },
    };
    apidae.fiches.set(numero, structuredClone(record));
    const resume = { fr: textes.libelleFr ?? '', ...(textes.libelleEn && { en: textes.libelleEn }) };
    const colonnes = { entite_id: entiteId, systeme: 'apidae', identifiant: String(numero) };
    const [id = 0] = await insertDocumentes(db, [{ colonnes, document: { resume } }]);
    await sql`UPDATE objet_documents SET brut = ${JSON.stringify(record)} WHERE objet_id = ${id}`.execute(db);
    return { id, numero };
  }

  const corrige = (id: number, valeur: string, langue = 'fr', par: Person = admin) =>
    par.call('PUT', `/api/catalogue/${id}/textes`, { champ: 'resume', langue, valeur });

  const configure = (values: object = {}) =>
    create(admin, CONFIG, {
      ...{ nom: 'Écriture', actif: true, projet: '77', skipValidation: true, ...apidae.client },
      correspondance: [{ champ: 'resume', chemin: 'presentation.descriptifCourt' }],
      ...values,
    });

  const propose = (id: number, config: unknown, mode = 'MODIFICATION', par: Person = admin) =>
    par.call<{ id: number; etat: string; nouvelle: boolean }>('POST', `/api/catalogue/${id}/ecritures`, {
      config,
      mode,
    });

  const read = async (id: number) => (await admin.call<EcritureApidaeDetail>('GET', `${LIGNES}/${id}`)).body.data;
  const act = (id: number, what: string, body: object = {}, par: Person = admin) =>
    par.call('POST', `${LIGNES}/${id}/${what}`, body);

  const job = (jetons: JetonsDePersonne = PERSONNE) => {
    const client = createClientApidae({ outside, origine: () => apidae.url, now: () => world.now });
    const opening = { ...engine, depots: '' };
    return ecritureJob({
      client,
      accesDe: accesBy({ vault: engine.vault, jetons }),
      ficheActuelle: ficheActuelleBy(opening, client),
    });
  };

  /** Runs all due tasks once; returns the errors. */
  async function work(jetons?: JetonsDePersonne): Promise<string[]> {
    const definition = job(jetons) as unknown as JobDefinition;
    const failures: string[] = [];
    for (;;) {
      const lease = await takeNext(db, { types: ['ecriture'], serveur: 'essai', lease: 600_000, clock: databaseClock });
      if (!lease) return failures;
      const donnees = definition.donnees.parse(lease.donnees);
      await runLeased(definition, lease, { db, clock, log, donnees }).catch((error: Error) =>
        failures.push(error.message),
      );
    }
  }

  /** An import that changed an objet, as the pipeline leaves it. */
  async function reimport(id: number, resume: Readonly<Record<string, string>>): Promise<number> {
    world.advance(60_000);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO importations (systeme, flux_id, flux_nom, entite_id, etat, debut_le) VALUES ('apidae', 1, 'Retour', ${entiteId}, 'terminee', ${world.now})
      RETURNING id`.execute(db);
    const importation = Number(rows[0]?.id);
    await sql`UPDATE objet_documents SET document = jsonb_set(document, '{resume}', ${JSON.stringify(resume)}::jsonb) WHERE objet_id = ${id}`.execute(
      db,
    );
    await sql`INSERT INTO importation_objets (importation_id, objet_id, action) VALUES (${importation}, ${id}, 'modifie')`.execute(
      db,
    );
    await createWrite({ db, clock, log })(
      {
        acteur: {
          kind: 'automate',
          nom: 'demonstration',
          userId: null,
          entiteId,
          actor: null,
          language: 'fr',
          scope: { kind: 'system', reason: 'a test' },
          viewer: { roles: [], mode: 'autonome', flags: {} },
        },
      },
      async ({ tx, at }) => {
        await noteRetours(tx, importation, at);
        return null;
      },
    );
    return importation;
  }

  return { entiteId, admin, fiche, corrige, configure, propose, read, act, job, work, reimport, clock, log };
}
