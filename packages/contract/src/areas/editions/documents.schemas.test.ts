import { describe, expect, it } from 'vitest';
import { diffusions } from './diffusion.fields.ts';
import { type EntreeDeLegende, entreesDeLegende, entreesParGroupe, groupesDeLegende } from './legende.fields.ts';
import { plan } from './plan.fields.ts';
import { annoncesIntercaleesSchema } from './rubrique.schemas.ts';

const messages = (reading: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}) => reading.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('a plan', () => {
  it('refuses a free page with nothing on it, and a page of announcement that is none or two', () => {
    const empty = { genre: 'page-libre', titre: {}, texte: { fr: '' }, media: null, saut: 'page' };
    const none = { genre: 'annonce', espace: null, annonce: null };
    const both = { genre: 'annonce', espace: { ref: 'espace', id: 1 }, annonce: { ref: 'annonce', id: 1 } };
    expect(messages(plan.schema.safeParse([empty, none, both]))).toEqual([
      '0.texte Écrivez un texte, ou choisissez un média.',
      '1.espace Choisissez un espace, ou une annonce.',
      '2.espace Choisissez un espace, ou une annonce.',
    ]);
  });

  it('has one table of contents at most', () => {
    const sommaire = { genre: 'sommaire', saut: 'page' };
    expect(plan.schema.safeParse([sommaire]).success).toBe(true);
    expect(messages(plan.schema.safeParse([sommaire, sommaire]))).toEqual([
      ' Le sommaire ne figure qu’une fois dans le plan.',
    ]);
  });
});

describe('what an edition is sent to', () => {
  const depot = {
    genre: 'depot',
    protocole: 'sftp',
    hote: 'sftp.exemple.fr',
    port: 22,
    utilisateur: 'ot',
    dossier: '',
  };
  it('is called by https alone', () => {
    expect(diffusions.schema.safeParse([{ genre: 'webhook', url: 'https://exemple.fr/a' }]).success).toBe(true);
    expect(messages(diffusions.schema.safeParse([{ genre: 'webhook', url: 'http://exemple.fr' }]))).toEqual([
      '0.url Une adresse complète qui commence par https://.',
    ]);
  });

  it('is one server at most, since there is one password', () => {
    expect(diffusions.schema.safeParse([depot]).success).toBe(true);
    expect(diffusions.schema.safeParse([depot, depot]).success).toBe(false);
  });

  it('holds no secret', () => {
    expect(diffusions.schema.safeParse([{ ...depot, secret: 'x' }]).success).toBe(false);
  });
});

describe('the announcements of a section', () => {
  it('are somewhere once there is a space', () => {
    const espace = { ref: 'espace', id: 4 };
    expect(annoncesIntercaleesSchema.safeParse({ espace, chaque: null, finDeChapitre: false }).success).toBe(false);
    expect(annoncesIntercaleesSchema.safeParse({ espace, chaque: null, finDeChapitre: true }).success).toBe(true);
  });
});

describe('the entries of a legend', () => {
  const entree = (fr: string, changes: Partial<EntreeDeLegende> = {}): EntreeDeLegende => ({
    picto: { genre: 'produit', nom: 'star' },
    libelle: { fr },
    cible: null,
    groupe: '',
    couleur: null,
    alternatif: {},
    ...changes,
  });

  it('each say something, and never the same twice', () => {
    const cible = { ref: 'modalite', id: 3 } as const;
    const all = [entree('Piscine', { cible }), entree('Bassin', { cible }), entree('')];
    expect(messages(entreesDeLegende.schema.safeParse(all))).toEqual([
      '2.libelle Écrivez un libellé.',
      '1.cible Une autre entrée dit déjà la même chose.',
    ]);
  });

  it('stand by group, in the order of the groups; those of none, or of one that is gone, come first', () => {
    const groupes = [
      { nom: { fr: 'Services', en: 'Services' }, code: 'groupe-2' },
      { nom: { fr: 'Vide' }, code: 'groupe-3' },
      { nom: { fr: 'Équipements', en: 'Facilities' }, code: 'groupe-1' },
    ];
    const all = [
      entree('A', { groupe: 'groupe-1' }),
      entree('B'),
      entree('C', { groupe: 'groupe-2' }),
      entree('D', { groupe: 'gone' }),
    ];
    expect(
      entreesParGroupe(all, groupes).map(({ nom, entrees }) => [nom.en, entrees.map(({ libelle }) => libelle.fr)]),
    ).toEqual([
      [undefined, ['B', 'D']],
      ['Services', ['C']],
      ['Facilities', ['A']],
    ]);
  });

  it('name groups by a code that stays when they are renamed, and that no two share', () => {
    const [form] = Object.values(groupesDeLegende.forms);
    const around = { before: {}, others: [{ code: 'groupe-1' }], names: {} };
    expect(form?.settle?.({ nom: { fr: 'S' }, code: '' }, 'nom', around)).toMatchObject({ code: 'groupe-2' });
    expect(form?.settle?.({ nom: { fr: 'T' }, code: 'Services' }, 'nom', around)).toMatchObject({ code: 'Services' });
    const twice = [
      { nom: { fr: 'A' }, code: 'a' },
      { nom: {}, code: 'a' },
    ];
    expect(messages(groupesDeLegende.schema.safeParse(twice))).toEqual([
      '1.nom Écrivez un nom.',
      '1.code Un autre groupe a le même code.',
    ]);
  });
});
