import { describe, expect, it } from 'vitest';
import { ECARTEE } from '../../clean/avertissements.ts';
import { champsNonMappes } from '../apercu/apercu.ts';
import { interpret, uneFiche } from '../testing.ts';

const TARIFS = { champ: 'Tarifs', cible: 'tarifs' } as const;
const codes = (champs: Record<string, unknown>, lignes: Parameters<typeof interpret>[1]) =>
  interpret(champs, lignes).document.criteres.map(({ critere }) => critere.code);
/** Every value, however deep it lies. */
const leavesOf = (valeur: unknown): readonly string[] =>
  typeof valeur === 'object' && valeur !== null ? Object.values(valeur).flatMap(leavesOf) : [JSON.stringify(valeur)];

describe('columns of a sub-table that its line makes nothing of', () => {
  const Tarifs = [
    { IntituleTarifs: 'Adulte', MinimumEuro: 12, Quota: '40', Options: [{ Repas: 'Midi', Supplement: 5 }] },
  ];

  it('are kept as facts, those of tables inside tables too, and shown in the mapping', () => {
    expect(codes({ Tarifs }, [TARIFS])).toEqual(['Tarifs.Quota', 'Tarifs.Options.Repas', 'Tarifs.Options.Supplement']);
    expect(champsNonMappes([TARIFS], [uneFiche({ Tarifs })])).toEqual(['Tarifs.Quota', 'Tarifs.Options']);
  });

  it.each([
    ['a name', { NomContact: 'Dupont' }],
    ['a first name', { PrenomGuide: 'Camille' }],
    ['a remark said in confidence', { RemarqueConfidentielle: 'Camille' }],
    ['a phone, whatever its column is called', { Divers: 'Appeler Camille au 06 12 34 56 78' }],
    ['an e-mail, whatever its column is called', { Divers: 'camille@exemple.fr' }],
    ['a phone in a table inside', { Guides: [{ Role: 'Camille', Ligne: '06 12 34 56 78', Portable: '12' }] }],
    ['a phone deeper', { Guides: [{ Role: 'Guide des grottes', Joindre: { Ligne: '06 12 34 56 78' } }] }],
    ['a name in a table inside', { Guides: [{ Qui: 'Camille Dupont', Depuis: 'Avril' }] }],
    ['a table whose own name tells of people', { Gerant: { Libelle: 'Dupont' } }],
    ['the picture of somebody', { Gerant: { Url: 'https://exemple.fr/g.jpg', Titre: 'Dupont' } }],
  ])('stay in the record as received when they tell of people: %s; the mapping shows them', (_, personne) => {
    const fiche = { Tarifs: [{ IntituleTarifs: 'Adulte', MinimumEuro: 12, ...personne }] };
    const { document } = interpret(fiche, [TARIFS]);
    const said = JSON.stringify(document);
    for (const valeur of leavesOf(personne)) expect(said).not.toContain(valeur);
    const [colonne] = Object.keys(personne);
    expect(champsNonMappes([TARIFS], [uneFiche(fiche)])).toEqual([`Tarifs.${colonne}`]);
  });

  it('without names stay there as well when they hold a phone', () => {
    const { document } = interpret({ Tarifs: 'Adulte|12|Le midi|Camille 06 12 34 56 78|En salle' }, [
      { ...TARIFS, colonnes: ['libelle', 'min', 'note'] },
    ]);
    expect(document.criteres.map(({ critere }) => critere.code)).toEqual(['Tarifs.5']);
  });
});

describe('a sub-table that somebody mapped whole', () => {
  const Salles = [
    { Nom: 'Salle bleue', Surface: 40, NomDuGerant: 'Dupont', Ligne: '06 12 34 56 78', Acces: { Marches: 3 } },
  ];

  it.each(['critere', 'texte', 'capacite'] as const)(
    'tells nothing of people as %s, and the mapping shows what is left',
    (cible) => {
      const ligne = { champ: 'Salles', cible };
      const { document } = interpret({ Salles }, [ligne]);
      const said = JSON.stringify([document.criteres, document.textes, document.capacites]);
      expect(said).not.toMatch(/Dupont|06 12/);
      expect(said).toContain('Salle bleue');
      expect(said).toContain('Marches');
      expect(champsNonMappes([ligne], [uneFiche({ Salles })])).toEqual(['Salles.NomDuGerant', 'Salles.Ligne']);
    },
  );

  it('gives its numbers where it was mapped for them', () => {
    const { document } = interpret({ Standard: [{ Ligne: '05 00 00 00 01' }] }, [
      { champ: 'Standard', cible: 'contact.telephone' },
    ]);
    expect(document.contacts.map(({ valeur }) => valeur)).toEqual(['05 00 00 00 01']);
  });

  it.each([
    ['a table whose own name tells of people', { Gerant: { Libelle: 'Camille' } }],
    ['a name in a table inside', { Equipe: [{ Prenom: 'Camille', Depuis: 'Avril' }] }],
    ['a phone in a table inside', { Equipe: [{ Role: 'Camille', Ligne: '06 12 34 56 78' }] }],
  ])('keeps back whole what tells of people inside: %s', (_, personne) => {
    const fiche = { Salles: [{ Nom: 'Salle bleue', ...personne }] };
    const ligne = { champ: 'Salles', cible: 'critere' } as const;
    const said = JSON.stringify(interpret(fiche, [ligne]).document);
    for (const valeur of leavesOf(personne)) expect(said).not.toContain(valeur);
    expect(champsNonMappes([ligne], [uneFiche(fiche)])).toEqual([`Salles.${Object.keys(personne)[0]}`]);
  });
});

describe('what is kept back', () => {
  const ecartees = (champs: Record<string, unknown>, lignes: Parameters<typeof interpret>[1]) =>
    interpret(champs, lignes).avertissements.flatMap(({ chemin, message, valeur }) =>
      message === ECARTEE ? [{ chemin, valeur }] : [],
    );
  const told = (...chemins: string[]) => chemins.map((chemin) => ({ chemin, valeur: undefined }));

  it('is told field by field, without what it held', () => {
    const champs = { PrenomGerant: 'Camille', Equipe: [{ Nom: 'Dupont' }], Divers: 'Accueil|06 12 34 56 78', Vide: '' };
    expect(ecartees(champs, [])).toEqual(told('PrenomGerant', 'Equipe', 'Divers'));
  });

  it('is told column by column, however many rows there are, those of tables inside tables too', () => {
    const Guides = [{ Role: 'Guide', Ligne: '06 12 34 56 78', id: '4' }];
    const adulte = { IntituleTarifs: 'Adulte', Quota: '40', Guides, Gerant: { Url: 'https://exemple.fr/g.jpg' } };
    const Tarifs = [adulte, { ...adulte, IntituleTarifs: 'Enfant' }];
    expect(ecartees({ Tarifs }, [TARIFS])).toEqual(told('Tarifs.Guides.Role', 'Tarifs.Guides.Ligne', 'Tarifs.Gerant'));
    const Salles = [{ Nom: 'Salle bleue', NomDuGerant: 'Dupont', Equipe: [{ Prenom: 'Camille', Depuis: 'Avril' }] }];
    expect(ecartees({ Salles }, [{ champ: 'Salles', cible: 'critere' }])).toEqual(
      told('Salles.NomDuGerant', 'Salles.Equipe.Prenom', 'Salles.Equipe.Depuis'),
    );
  });

  it('is not told where somebody mapped it, or chose to leave it', () => {
    const champs = { Gerant: 'Camille Dupont', Standard: [{ Ligne: '05 00 00 00 01' }] };
    const lignes = [
      { champ: 'Gerant', cible: 'ignore' },
      { champ: 'Standard', cible: 'contact.telephone' },
    ] as const;
    expect(ecartees(champs, lignes)).toEqual([]);
  });
});
