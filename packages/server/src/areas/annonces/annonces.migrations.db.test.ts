import { expect, it } from 'vitest';
import { upgraded } from '../../platform/db/testing/upgraded.ts';

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

it('annonces that were there before have their advertiser, their creations and their slides', () =>
  // The last migration before advertisers became records.
  upgraded({ nom: 'annonces', apres: '0049', avec: OLD }, async (read) => {
    expect(
      await read(`SELECT annonces.nom, annonceurs.nom AS qui, annonceurs.contact, annonceurs.courriel
        FROM annonces LEFT JOIN annonceurs ON annonceurs.id = annonces.annonceur ORDER BY annonces.id`),
    ).toEqual([
      { nom: 'Été', qui: 'Cycles', contact: 'Lou', courriel: 'ete@cycles.example' },
      { nom: 'Hiver', qui: 'Cycles', contact: 'Lou', courriel: 'ete@cycles.example' },
      { nom: 'Sans nom', qui: null, contact: null, courriel: null },
    ]);
    const [ete] = await read(`SELECT creations FROM annonces WHERE nom = 'Été'`);
    expect(ete?.creations).toEqual([
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
  }));
