import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { silentLog } from '../../platform/db/db-log.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { databaseUrl, runOn } from '../../platform/db/testing/databases.ts';
import { temporaryFolder } from '../../platform/db/testing/temp-folder.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
/** The last one before advertisers were records. */
const AVANT = '0049';

const OLD = `
  INSERT INTO formats_annonce (nom, code) VALUES ('Bannière', 'banniere');
  INSERT INTO annonces (nom, format, raison_sociale, contact, courriel, du, au, creations) VALUES
    ('Été', 1, ' Cycles ', '', 'ete@cycles.example', '2026-06-01', '2026-08-31', '[{"titre": "Un"}, {"titre": "Deux"}]'),
    ('Hiver', 1, 'Cycles', 'Lou', '', '2026-12-01', '2026-12-31', '[]'),
    ('Sans nom', 1, '', '', '', '2026-12-01', '2026-12-31', '[]');
  INSERT INTO gabarits_diaporama (nom, code) VALUES ('Ancien', 'ancien-essai');
  INSERT INTO diaporamas (nom, code, gabarit, sequence) SELECT 'Hall', 'hall', id,
    '[{"genre": "texte", "duree": 5}, {"genre": "annonce", "duree": 9}]' FROM gabarits_diaporama WHERE code = 'ancien-essai';
  INSERT INTO publications (ressource, enregistrement, version, contenu)
    SELECT 'diaporama', id, 1, jsonb_build_object('sequence', sequence) FROM diaporamas WHERE code = 'hall';`;

it('annonces that were there before have their advertiser, their creations and their slides', async () => {
  const name = `annonces_${process.pid}`;
  await runOn(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    const all = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
    const before = join(await temporaryFolder(), 'migrations');
    await mkdir(before);
    for (const file of all) if (file.slice(0, 4) <= AVANT) await copyFile(join(MIGRATIONS, file), join(before, file));
    await migrate({ url, directory: before, log: silentLog });
    await client.connect();
    await client.query(OLD);
    await migrate({ url, directory: MIGRATIONS, log: silentLog });
    const read = async (text: string) => (await client.query(text)).rows;
    expect(
      await read(`SELECT annonces.nom, annonceurs.nom AS qui, annonceurs.contact, annonceurs.courriel
        FROM annonces LEFT JOIN annonceurs ON annonceurs.id = annonces.annonceur ORDER BY annonces.id`),
    ).toEqual([
      { nom: 'Été', qui: 'Cycles', contact: 'Lou', courriel: 'ete@cycles.example' },
      { nom: 'Hiver', qui: 'Cycles', contact: 'Lou', courriel: 'ete@cycles.example' },
      { nom: 'Sans nom', qui: null, contact: null, courriel: null },
    ]);
    const [{ creations } = {}] = await read(`SELECT creations FROM annonces WHERE nom = 'Été'`);
    expect(creations).toEqual([
      { titre: 'Un', archive: '', affiche: null },
      { titre: 'Deux', archive: '', affiche: null },
    ]);
    const slides = [
      { genre: 'texte', duree: 5 },
      { genre: 'annonce', duree: 9, tagsAnnonce: [] },
    ];
    const [hall] = await read(`SELECT sequence FROM diaporamas WHERE code = 'hall'`);
    const [published] = await read(
      `SELECT contenu -> 'sequence' AS sequence FROM publications WHERE ressource = 'diaporama'`,
    );
    for (const one of [hall, published]) expect(one?.sequence).toEqual(slides);
  } finally {
    await client.end();
    await runOn(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
  }
});
