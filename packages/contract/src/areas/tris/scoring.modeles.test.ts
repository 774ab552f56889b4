import { describe, expect, it } from 'vitest';
import { modelesPrets } from './scoring.modeles.ts';
import { scoring } from './scoring.resource.ts';

const SANS_MOTS = { labels: [], adherents: [] };
const LABEL = { libelle: 'Accueil Vélo', modalites: [{ ref: 'modalite', id: 3 }] } as const;

describe('ready-made profiles', () => {
  it('are profiles that can be saved as they are', () => {
    const modeles = [
      ...modelesPrets(SANS_MOTS),
      ...modelesPrets({ labels: [LABEL], adherents: [{ ref: 'tag', id: 8 }] }),
    ];
    for (const { code, nom, regles } of modeles) {
      expect(scoring.fields.regles.schema.safeParse(regles).success, code).toBe(true);
      expect(scoring.fields.nom.schema.safeParse(nom).success).toBe(true);
      expect(scoring.fields.code.schema.safeParse(code).success).toBe(true);
    }
  });

  it('give points to the labels that the instance knows', () => {
    const labels = (mots: Parameters<typeof modelesPrets>[0]) =>
      modelesPrets(mots)
        .find(({ code }) => code === 'labels')
        ?.regles.map(({ libelle }) => libelle);
    expect(labels(SANS_MOTS)).not.toContain('Accueil Vélo');
    expect(labels({ ...SANS_MOTS, labels: [LABEL] })).toContain('Accueil Vélo');
  });

  it('say what is left to choose where no tag tells the members', () => {
    const adherents = modelesPrets(SANS_MOTS).find(({ code }) => code === 'adherents');
    expect(adherents?.description).toContain('à quel tag');
  });

  it('give the points of members to nobody where no tag tells them', () => {
    const adherents = modelesPrets(SANS_MOTS).find(({ code }) => code === 'adherents');
    // « At least one of » nothing: no objet fits.
    expect(adherents?.regles[0]).toMatchObject({ points: 60, condition: { lien: 'ou', regles: [] } });
  });
});
