import { type Ligne, SEUIL_DE_CONFIANCE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { structureFromSample } from '../structure/structure.sample.ts';
import { thes, uneFiche } from '../testing.ts';
import { suggestCorrespondance } from './suggestion.ts';

const suggest = (
  champs: Record<string, unknown>,
  earlier: Parameters<typeof suggestCorrespondance>[1]['earlier'] = [],
) => suggestCorrespondance(structureFromSample([uneFiche(champs)]), { earlier });
const cible = (champ: string, valeur: unknown) =>
  suggest({ [champ]: valeur }).find(({ ligne }) => ligne.champ === champ)?.ligne.cible;

describe('a suggestion', () => {
  it.each([
    ['CP', '66000', 'lieu.codePostal'],
    ['COMMUNEINSEE', '66136', 'lieu.insee'],
    ['AD1', '1 rue Haute', 'lieu.rue'],
    ['DETAILDESCRIPTIF', '<strong>Description :</strong> Au bord de la mer.', 'description'],
    ['LISTINGPHOTO', '<img src="https://m.exemple/a.jpg" />', 'media.photo'],
    ['CommTel', '05 00 00 00 01', 'contact.telephone'],
    ['LanguesParleess', [thes('FR', 'Français')], 'langueParlee'],
    ['Animauxacceptess', [{ Animauxacceptes: true }], 'animaux'],
    ['LabelTourismeHandicap', 'Auditive##Visuelle', 'accessibilite'],
    ['ModePaiement', 'Espèces##Chèques', 'tarifs.paiement'],
    ['TRI', '16/10/2027 17/10/2027', 'periodes'],
    ['GROUPEMAX', '40', 'capacite'],
    ['OFFREASSOCIEE', 'FMAXXX099V000001', 'lien'],
    ['TIS_TRACKING_OFFRE', '<script></script>', 'ignore'],
    ['TYPEs', [{ ID: 1, Typedemanifestation: [thes('B', 'Bal')] }], 'type'],
    ['Geolocalisations', [{ ID: 1, Longitude: '-1.6', Latitude: '43.3' }], 'lieu.adresse'],
    ['LOGO', [{ MediaID: 'm', Url: 'https://m.exemple/l.png' }], 'medias'],
    ['detailidentadressecp', '29000', 'lieu.codePostal'],
    ['Access', [{ Descriptifduplandacces: 'Suivre la route' }], 'lieu.acces'],
  ])('knows %s by its name', (champ, valeur, attendu) => {
    expect(cible(champ, valeur)).toBe(attendu);
  });

  it.each([
    ['05 00 00 00 01', 'contact.telephone'],
    ['a@b.fr', 'contact.email'],
    ['https://exemple.fr/page', 'contact.site'],
    ['https://m.exemple/a.jpg', 'media.photo'],
    ['https://youtu.be/abc', 'media.video'],
    ['01/01/2027|02/01/2027|||||', 'periodes'],
    ['Téléphone|05 00 00 00 01#Mél|a@b.fr', 'contacts'],
    [thes('A', 'a'), 'critere'],
    ['oui', 'critere'],
    ['Bar#Parking#Salon', 'critere'],
    [
      'Au pied de la montagne, un lieu calme où il fait bon vivre. On y vient à pied depuis la gare, en famille.',
      'texte',
    ],
  ])('knows %j by its shape', (valeur, attendu) => {
    expect(cible('ZZZ', valeur)).toBe(attendu);
  });

  it('does not believe a name that the values contradict', () => {
    expect(cible('OUVERTURE', 'oui')).toBe('critere');
    expect(
      cible(
        'OUVERTURE',
        'Toute la saison. Se renseigner sur place avant de venir, les horaires changent souvent en été.',
      ),
    ).toBe('ouverture.texte');
    expect(cible('TARIFS', 'Nous consulter')).toBe('tarifs.texte');
  });

  it('finds the language at the end of a name', () => {
    const [suggestion] = suggest({ DESCRIPTIFEN: 'By the sea' }).filter(({ ligne }) => ligne.champ === 'DESCRIPTIFEN');
    expect(suggestion?.ligne).toMatchObject({ cible: 'description', langue: 'en' });
  });

  it('writes down separators that could be misread', () => {
    const lignes = suggest({ Tarifs: 'Adulte||5||8||##Enfant||3||4||' }).map(({ ligne }) => ligne);
    expect(lignes).toContainEqual({ champ: 'Tarifs', cible: 'tarifs', separateurs: { lignes: '##', colonnes: '||' } });
  });

  it('reads texts of a sub-table column by column', () => {
    const lignes = suggest({ Descriptifss: [{ ID: 1, Accroche: 'Court', Descriptioncommerciale: 'Long' }] }).map(
      ({ ligne }) => ligne,
    );
    expect(lignes).toContainEqual({ champ: 'Descriptifss.Accroche', cible: 'resume' });
    expect(lignes).toContainEqual({ champ: 'Descriptifss.Descriptioncommerciale', cible: 'description' });
  });

  it('takes a table of files for media, whatever its name', () => {
    expect(cible('ZZZs', [{ ID: 1, Piece: { MediaID: 'p', Url: 'https://m.exemple/p.pdf' } }])).toBe('medias');
  });

  it('leaves out an opening that another field says better', () => {
    const rangee = '01/01/2027|30/06/2027|10:00|||19:00|';
    const complet = ['01/01/2027', '30/06/2027', ...Array.from({ length: 29 }, () => '10:00')].join('|');
    const cibles = new Map(
      suggest({ OUVERTURE: rangee, OUVERTURECOMPLET: complet }).map(({ ligne }) => [ligne.champ, ligne.cible]),
    );
    expect(cibles.get('OUVERTURE')).toBe('ignore');
    expect(cibles.get('OUVERTURECOMPLET')).toBe('periodes');
  });

  it('follows what people chose elsewhere, details included', () => {
    const ligne = { champ: 'petitplus', cible: 'resume' as const, transformations: [{ kind: 'phrase' as const }] };
    const [suggestion] = suggest({ PETITPLUS: 'Le petit plus' }, [{ lignes: [ligne] }]).filter(
      (s) => s.ligne.champ === 'PETITPLUS',
    );
    expect(suggestion).toMatchObject({
      ligne: { ...ligne, champ: 'PETITPLUS' },
      raison: 'Choisi pour ce champ dans une autre correspondance.',
    });
    expect(suggestion?.confiance).toBeGreaterThan(0.95);
  });

  it('learns nothing from what nobody confirmed, nor against the values', () => {
    const guess = {
      champ: 'PETITPLUS',
      cible: 'resume' as const,
      proposee: { confiance: 0.6, raison: 'Des phrases.' },
    };
    const of = (champs: Record<string, unknown>, lignes: readonly Ligne[]) =>
      suggest(champs, [{ lignes: [...lignes] }]).find(({ ligne }) => ligne.champ === 'PETITPLUS');
    expect(of({ PETITPLUS: 'Le petit plus' }, [guess])?.raison).not.toContain('Choisi');
    const phone = of({ PETITPLUS: '05 00 00 00 01' }, [{ champ: 'PETITPLUS', cible: 'resume' }]);
    expect(phone?.ligne.cible).toBe('contact.telephone');
  });

  it('asks of what neither its name nor its values tell', () => {
    for (const valeur of [thes('A', 'a'), 'oui', 'Bar#Parking#Salon', '12'])
      for (const { ligne, confiance } of suggest({ ZZZ: valeur }))
        if (ligne.champ === 'ZZZ') expect(confiance).toBeLessThan(SEUIL_DE_CONFIANCE);
  });

  it('reads the lines of an address in their order', () => {
    const rues = suggest({ Adresse3: 'c', Adresse1: 'a', Adresse2: 'b' }).flatMap(({ ligne }) =>
      ligne.cible === 'lieu.rue' ? [ligne.champ] : [],
    );
    expect(rues).toEqual(['Adresse1', 'Adresse2', 'Adresse3']);
  });

  it('says why, in French', () => {
    for (const { raison, confiance } of suggest({ CP: '66000', ZZZ: 'x' })) {
      expect(raison).toMatch(/\.$/);
      expect(confiance).toBeGreaterThan(0);
      expect(confiance).toBeLessThanOrEqual(1);
    }
  });
});
