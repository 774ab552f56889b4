import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { JobFailure } from '../platform/jobs/job.errors.ts';
import { lei, produit, useAtelier } from '../testing/atelier.ts';
import { jobContext } from '../testing/job-context.ts';
import { courrielJob } from './courriel.job.ts';
import { paroleOfAddress } from './parole-de-personne.repository.ts';

const NONE = async () => null;
const atelier = useAtelier();
const message = { to: 'veille@exemple.fr', subject: 'Objet', text: 'Texte' };
const context = (donnees: typeof message) =>
  jobContext({ db: atelier.world.db, now: () => atelier.world.now }, donnees);

describe('a message that must leave', () => {
  it('is written to the log where there is no mail server', async () => {
    const job = courrielJob({ smtpUrl: undefined, from: 'bridge@exemple.fr', showInLog: true, console: '' }, NONE);
    expect(await job.run(context(message))).toEqual({ envoi: 'logged' });
  });

  it('is tried again, with the reason, while the mail server does not answer', async () => {
    const away = { smtpUrl: 'smtp://127.0.0.1:1', from: 'bridge@exemple.fr', showInLog: false, console: '' };
    const job = courrielJob(away, NONE);
    const error = await job.run(context(message)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(JobFailure);
    expect(error).toMatchObject({ retry: true, message: expect.stringMatching(/\S/) });
  });

  it('is worded as its reader has the console, where they have an account', async () => {
    const { db } = atelier.world;
    const { user } = await atelier.world.person({ roles: ['ROLE_ADMIN'] });
    const paroles = new Map([['en', (texte: string) => texte.toUpperCase()]]);
    const said = async () => (await paroleOfAddress(db, paroles, user.email.toUpperCase()))?.parole('oui');
    expect(await said()).toBeUndefined();
    await sql`UPDATE utilisateurs SET user_params = '{"ui.language": "en"}' WHERE id = ${user.id}`.execute(db);
    expect(await said()).toBe('OUI');
    expect(await paroleOfAddress(db, paroles, 'personne@exemple.fr')).toBeUndefined();
  });

  it('needs an address', () => {
    const { donnees } = courrielJob(
      { smtpUrl: undefined, from: 'bridge@exemple.fr', showInLog: true, console: '' },
      NONE,
    );
    expect(donnees.safeParse({ ...message, to: 'personne' }).success).toBe(false);
  });
});

describe('an import that stops', () => {
  const sent = async (subject: string) =>
    (
      await sql<{ donnees: typeof message; entite_id: number }>`
        SELECT donnees, entite_id FROM taches WHERE type = 'courriel' AND cible LIKE ${`%${subject}`}`.execute(
        atelier.world.db,
      )
    ).rows;

  async function stopped(nom: string, alerte: string, aBlanc = false) {
    const all = Array.from({ length: 5 }, (_, rang) => produit(`${nom.length}${rang}`, `Auberge ${rang}`));
    const feed = await atelier.rempli(`Office ${nom}`, 'lei', lei(...all), { nom, alerte });
    await feed.change(lei(...all.slice(0, 1)));
    return { ...feed, run: await feed.runImport(aBlanc) };
  }

  it('tells whoever watches over its feed, once', async () => {
    const { entiteId, run } = await stopped('Flux surveillé', 'veille@exemple.fr');
    expect(run).toMatchObject({ etat: 'suspect' });
    expect(await sent('Flux surveillé')).toEqual([
      {
        entite_id: entiteId,
        donnees: {
          to: 'veille@exemple.fr',
          subject: 'Import à vérifier\u00a0: Flux surveillé',
          text: expect.stringContaining(run.motif),
        },
      },
    ]);
  });

  it('tells nobody where nobody asked to know, nor of a trial', async () => {
    await stopped('Flux muet', '');
    await stopped('Flux à l’essai', 'veille@exemple.fr', true);
    expect([...(await sent('Flux muet')), ...(await sent('Flux à l’essai'))]).toEqual([]);
  });
});
