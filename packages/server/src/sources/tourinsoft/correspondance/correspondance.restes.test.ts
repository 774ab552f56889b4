import { describe, expect, it } from 'vitest';
import { champsNonMappes } from '../apercu/apercu.ts';
import { interpret, thes, uneFiche } from '../testing.ts';

describe('fields that nobody mapped', () => {
  const criteres = (champs: Record<string, unknown>) =>
    interpret(champs, []).document.criteres.map(({ critere, modalite, texte, nombre }) => [
      critere.code,
      modalite?.code ?? texte ?? nombre,
    ]);

  it('are kept as criteria', () => {
    expect(
      criteres({
        Piscine: 'oui',
        Chambres: '12',
        Services: 'Bar#Parking',
        Theme: thes('T1', 'Mer'),
        SIRET: '00000000000000',
      }),
    ).toEqual([
      ['Piscine', 'oui'],
      ['Chambres', 12],
      ['Services', 'bar'],
      ['Services', 'parking'],
      ['Theme', 'T1'],
      ['SIRET', '00000000000000'],
    ]);
  });

  it('are as many facts as a list of a page has elements, and a text where the page says more', () => {
    const liste =
      '<ul class="liste"><li>Bar</li>\n<li><strong>Parking</strong> privé</li><li>Aire&nbsp;de jeux</li></ul>';
    expect(criteres({ Truc: liste })).toEqual([
      ['Truc', 'bar'],
      ['Truc', 'parking-prive'],
      ['Truc', 'aire-de-jeux'],
    ]);
    const page = `<p>Sur place, il y a\u00a0:</p>${liste}`;
    expect(criteres({ Truc: page })).toEqual([]);
    expect(interpret({ Truc: page }, []).document.textes).toHaveLength(1);
  });

  it('are kept whole when they are rows, pages or long: as facts of each column, as said, as texts', () => {
    const { document } = interpret(
      {
        Lignes: [{ ID: 1, A: 'oui', B: 'Bar' }],
        Barres: 'Un|Deux',
        Page: '<p>Bonjour</p>',
        Long: 'Un mot. '.repeat(60),
      },
      [],
    );
    expect(document.criteres.map(({ critere }) => critere.code)).toEqual(['Lignes.A', 'Lignes.B', 'Barres']);
    // Of rows that nobody looked at, a value makes no word that everybody shares.
    expect(document.criteres[1]).toMatchObject({ texte: 'Bar' });
    expect(document.textes.map(({ corps }) => corps.fr?.slice(0, 7))).toEqual(['Bonjour', 'Un mot.']);
  });

  it('stay in the raw record when they are people or plumbing', () => {
    expect(
      criteres({
        NomDuResponsable: 'Camille Exemple',
        TIS_TRACKING_OFFRE: '<script></script>',
        __metadata: { id: 'x' },
        SyndicStructureId: 'x',
      }),
    ).toEqual([]);
  });

  it.each([
    ['rows with a name', [{ Nom: 'Dupont', Fonction: 'Direction' }]],
    ['a lone row', { Identite: 'Marie', Mobile: '06 12 34 56 78' }],
    ['rows as verbose OData writes them', { results: [{ ID: 1, 'E-mail': 'm@exemple.fr', Service: 'Accueil' }] }],
    ['rows with a phone', [{ Qui: 'Marie', NumeroTel: '0612345678' }]],
    ['rows with a name in a table inside', [{ Service: 'Accueil', Gerant: { Libelle: 'Dupont' } }]],
    ['rows with a phone in a sentence', [{ Service: 'Accueil', Note: 'Appeler Marie au 06 12 34 56 78' }]],
    ['columns without names, with a phone', 'Dupont|Marie|06.12.34.56.78'],
    ['columns without names, with a foreign phone', 'Dupont|Marie|+32 (0)4 78 12 34 56'],
    ['columns without names, with an e-mail', 'Dupont|m@exemple.fr'],
    ['a list', 'Dupont#0612345678'],
    ['several values', ['Dupont', '0612345678']],
  ])('stay in the raw record when they tell who somebody is or how they are reached: %s', (_, Interlocuteurs) => {
    const { document } = interpret({ Interlocuteurs }, []);
    expect([document.criteres, document.textes, document.contacts]).toEqual([[], [], []]);
    expect(champsNonMappes([], [uneFiche({ Interlocuteurs })])[0]).toMatch(/^Interlocuteurs/);
  });

  it('are no people for a likeness', () => {
    expect(
      criteres({
        Salles: [{ Hotel: 'Oui', Atelier: 'Poterie', Automobile: 'Non', MobileHomes: 3 }],
        Codes: 'Zone 12|750123456789',
      }),
    ).toEqual([
      ['Salles.Hotel', 'oui'],
      ['Salles.Atelier', 'Poterie'],
      ['Salles.Automobile', 'non'],
      ['Salles.MobileHomes', 3],
      ['Codes', 'Zone 12|750123456789'],
    ]);
  });

  it('are no second postcode where they write the same one otherwise', () => {
    const lignes = (['A', 'B'] as const).map((champ) => ({ champ, cible: 'lieu.codePostal' }) as const);
    const restes = (A: string, B: string) => interpret({ A, B }, lignes).document.criteres.map(({ nombre }) => nombre);
    expect(restes('59310', '59 310')).toEqual([]);
    expect(restes('1000', '01000')).toEqual([]);
    expect(restes('59310', '59000')).toEqual([59000]);
    const insee = interpret(
      { A: '01053', B: '1053' },
      lignes.map((ligne) => ({ ...ligne, cible: 'lieu.insee' as const })),
    );
    expect(insee.document.criteres).toEqual([]);
  });

  it('do not come when the mapping leaves them out', () => {
    expect(interpret({ Piscine: 'oui' }, [{ champ: 'Piscine', cible: 'ignore' }]).document.criteres).toEqual([]);
  });
});
